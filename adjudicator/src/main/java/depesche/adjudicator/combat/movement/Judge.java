package depesche.adjudicator.combat.movement;

import depesche.adjudicator.board.Board;
import depesche.adjudicator.combat.Rulebook;
import depesche.adjudicator.combat.Weights;

/// Judges movement phases on one board, one after another, fast: it allocates nothing. What came
/// out is read from the judge itself, until it judges the next phase. Not to be shared by threads.
public final class Judge {

  /// How an order came out.
  public enum Result {
    HELD,
    MOVED,
    FAILED,
    DISRUPTED,
    STRANDED,
    GIVEN,
    CUT,
    CONVOYED,
    BROKEN,
    UNMATCHED,
    ILLEGAL
  }

  private final Legality legality;
  final OrderField orderField;
  final Convoys convoys;
  final Kernel kernel;
  final Aftermath aftermath;

  /// A judge for this board and these rules.
  public Judge(Board board, Rulebook rulebook, Weights weights) {
    this(new BoardBits(board), rulebook, weights);
  }

  Judge(BoardBits boardBits, Rulebook rulebook, Weights weights) {
    orderField = new OrderField(boardBits);
    legality = new Legality(boardBits, rulebook, orderField);
    Strengths strengths = new Strengths(boardBits, rulebook, weights, orderField);
    convoys = new Convoys(boardBits, rulebook, orderField, strengths);
    kernel = new Kernel(rulebook, orderField, convoys, strengths);
    aftermath = new Aftermath(boardBits, rulebook, orderField, kernel);
  }

  /// Judges these orders; the sheet must be of the same board.
  public void judge(OrderSheet sheet) {
    legality.read(sheet);
    kernel.solve();
    aftermath.settle();
  }

  /// {@return how the order of a unit came out}
  public Result result(int unit) {
    long bit = 1L << unit;
    if ((orderField.movers & bit) != 0) {
      return (kernel.succeeded & bit) != 0 ? Result.MOVED : failure(bit);
    }
    if ((orderField.supports & bit) != 0) {
      return (kernel.given & bit) != 0 ? Result.GIVEN : Result.CUT;
    }
    if ((orderField.convoys & bit) != 0) {
      return convoy(unit);
    }
    if ((orderField.illegal & bit) != 0) {
      return Result.ILLEGAL;
    }
    return (orderField.unmatched & bit) != 0 ? Result.UNMATCHED : Result.HELD;
  }

  private Result failure(long bit) {
    if ((convoys.disrupted & bit) != 0) {
      return Result.DISRUPTED;
    }
    return (convoys.stranded & bit) != 0 ? Result.STRANDED : Result.FAILED;
  }

  private Result convoy(int fleet) {
    boolean broken = OrderField.has(aftermath.dislodged, fleet) || holdsInParadox(fleet);
    return broken ? Result.BROKEN : Result.CONVOYED;
  }

  boolean holdsInParadox(int fleet) {
    return OrderField.has(convoys.paradox, orderField.boardBits.sea[orderField.at[fleet]]);
  }

  /// {@return the place where a unit stands now, by index of the board; -1 if it is dislodged}
  public int standsAt(int unit) {
    if (OrderField.has(kernel.succeeded, unit)) {
      return orderField.goal[unit];
    }
    return OrderField.has(aftermath.dislodged, unit)
        ? -1
        : orderField.row(unit) & BoardBits.FLEETS - 1;
  }

  /// {@return who dislodged a unit; -1 if nobody did}
  public int dislodger(int unit) {
    return OrderField.has(aftermath.dislodged, unit) ? aftermath.by[unit] : -1;
  }

  /// {@return the places 0 to 63 a dislodged unit may retreat to, a bit each; for any other unit
  /// without meaning}
  public long retreatsLow(int unit) {
    return aftermath.retreatLow[unit];
  }

  /// {@return the places 64 to 127 a dislodged unit may retreat to}
  public long retreatsHigh(int unit) {
    return aftermath.retreatHigh[unit];
  }
}
