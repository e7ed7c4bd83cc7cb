package depesche.adjudicator.congress.solo;

import depesche.adjudicator.congress.board.IssueTrack;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.decks.CardGain;
import depesche.adjudicator.congress.decks.CongressCard;
import depesche.adjudicator.congress.scenarios.CongressIssue;
import depesche.adjudicator.congress.solo.BotReason.BotBestCards;
import depesche.adjudicator.congress.solo.BotReason.BotSavesCard;
import depesche.adjudicator.congress.solo.BotReason.BotWantsBonus;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// How the bot chooses among cards that move an issue equally far (18.4.5.6): first one that earns
/// a unit or a resource; then none that adds 2 or more to another priority issue; then by chance.
final class IntroTies {

  private static final int GOOD = 2;

  private final IntroDiplomacy bot;
  private final IntroHand hand;
  private final IssueTrack track;

  IntroTies(IntroDiplomacy bot, IntroHand hand, IssueTrack track) {
    this.bot = bot;
    this.hand = hand;
    this.track = track;
  }

  BestChoice<IntroPlay> broken(List<IntroPlay> tied, List<BotReason> before) {
    List<BotReason> reasons = new ArrayList<>(before);
    List<IntroPlay> left = tied;
    List<IntroPlay> earning = left.stream().filter(IntroTies::earns).toList();
    if (left.size() > 1 && !earning.isEmpty()) {
      reasons.add(
          new BotWantsBonus(
              earning.stream().map(play -> play.card().title()).toList(), "18.4.5.6"));
      left = earning;
    }
    if (left.size() > 1) {
      left = spared(left, reasons);
    }
    List<IntroPlay> best = left;
    reasons.add(
        new BotBestCards(
            best.stream().map(play -> play.card().title()).toList(),
            best.getFirst().move().steps().total(),
            "18.4.5.6"));
    return new BestChoice<>(best, reasons);
  }

  private static boolean earns(IntroPlay play) {
    CongressCard card = play.card();
    String issue = play.issue().name();
    return card.earns(CardGain.Kind.UNIT, MajorPower.FRANCE, issue)
        || card.earns(CardGain.Kind.RESOURCE, MajorPower.FRANCE, issue);
  }

  private List<IntroPlay> spared(List<IntroPlay> tied, List<BotReason> reasons) {
    List<IntroPlay> left = new ArrayList<>();
    for (IntroPlay play : tied) {
      Optional<CongressIssue> better =
          bot.others(play.issue().name(), track).stream()
              .filter(issue -> good(play.card(), issue))
              .findFirst();
      if (better.isPresent() && hand.cards().size() > 1) {
        reasons.add(new BotSavesCard(play.card().title(), better.get().name(), "18.4.5.6"));
      } else {
        left.add(play);
      }
    }
    return left.isEmpty() ? tied : left;
  }

  private boolean good(CongressCard card, CongressIssue issue) {
    return FrenchPriority.of(issue) != FrenchPriority.OTHER
        && card
                .bonusTerms(
                    MajorPower.FRANCE,
                    issue.name(),
                    track.find(issue.name()).flatMap(space -> space.holder()))
                .stream()
                .mapToInt(term -> term.value())
                .sum()
            >= GOOD;
  }
}
