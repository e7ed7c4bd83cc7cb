package depesche.adjudicator.congress.sums;

import depesche.adjudicator.congress.board.IssueSpace;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.sums.SumTerm.Why;
import java.util.List;

/// A card moves an issue toward the seat of its player.
///
/// @param steps with each modifier
/// @param reached may be beyond the seat: a debate begins there
public record IssueMove(MajorPower mover, IssueSpace from, Sum steps, IssueSpace reached) {

  /// How a card is played on an issue.
  public enum Manner {
    NEGOTIATION,
    DEBATE
  }

  /// {@return the move}
  ///
  /// @param nationalCard whether the card is of the nation of its player
  /// @param bonuses of the card for this issue, this power or this track
  public static IssueMove of(
      MajorPower mover,
      Manner manner,
      IssueSpace from,
      SumTerm value,
      List<SumTerm> bonuses,
      boolean nationalCard) {
    boolean austrian = mover == MajorPower.AUSTRIA && manner == Manner.DEBATE && nationalCard;
    // A French National Advantage: it hinders the others, not France.
    boolean hindered =
        mover.isAllied() && from.holder().filter(MajorPower.FRANCE::equals).isPresent();
    Sum steps =
        Sum.of(value)
            .plus(bonuses)
            .plus(austrian ? List.of(new SumTerm(Why.AUSTRIAN_DEBATE, 1)) : List.of())
            .plus(hindered ? List.of(new SumTerm(Why.FRENCH_TRACK, -1)) : List.of());
    return new IssueMove(mover, from, steps, from.moved(mover, Math.max(0, steps.total())));
  }

  /// A leader puts the issue on the seat, wherever it is.
  public static IssueMove leader(MajorPower mover, IssueSpace from) {
    return new IssueMove(mover, from, Sum.of(), new IssueSpace.OnTrack(mover, IssueSpace.SEAT));
  }

  /// {@return where the marker is put when nobody debates}
  public IssueSpace placed() {
    return reached.placed();
  }
}
