package depesche.adjudicator.congress.solo;

import depesche.adjudicator.congress.board.IssueSpace;
import depesche.adjudicator.congress.board.IssueTrack;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.decks.CongressCard;
import depesche.adjudicator.congress.scenarios.CongressIssue;
import depesche.adjudicator.congress.sums.IssueMove;
import java.util.List;

/// A card that the bot could play on an issue.
public record IntroPlay(CongressCard card, CongressIssue issue, IssueMove move) {

  static List<IntroPlay> negotiations(
      CongressIssue issue, List<CongressCard> cards, IssueTrack track) {
    return of(issue, cards, track, IssueMove.Manner.NEGOTIATION);
  }

  static List<IntroPlay> debates(CongressIssue issue, List<CongressCard> cards, IssueTrack track) {
    return of(issue, cards, track, IssueMove.Manner.DEBATE);
  }

  private static List<IntroPlay> of(
      CongressIssue issue, List<CongressCard> cards, IssueTrack track, IssueMove.Manner manner) {
    IssueSpace from = track.find(issue.name()).orElse(new IssueSpace.OnDisplay());
    return cards.stream()
        .map(
            card ->
                new IntroPlay(
                    card,
                    issue,
                    IssueMove.of(
                        MajorPower.FRANCE,
                        manner,
                        from,
                        card.valueTerm(),
                        card.bonusTerms(MajorPower.FRANCE, issue.name(), from.holder()),
                        card.nation().isOf(MajorPower.FRANCE))))
        .toList();
  }

  /// {@return whether the issue comes to the French track}
  boolean reaches() {
    return move.reached().holder().filter(MajorPower.FRANCE::equals).isPresent();
  }

  /// {@return how far it is moved in the French direction: below 0 on another track}
  int depth() {
    return reaches() ? move.reached().distanceOut() : -move.reached().distanceOut();
  }
}
