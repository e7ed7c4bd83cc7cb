package depesche.adjudicator.congress.solo;

import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.decks.CongressCard;
import java.util.List;
import java.util.function.Predicate;

/// The French hand as the bot sees it.
///
/// @param cards with the leader, if it is there
/// @param useless whether territory forbids a military card in the War Phase of this turn
public record IntroHand(List<CongressCard> cards, Predicate<CongressCard> useless) {

  public IntroHand {
    cards = List.copyOf(cards);
  }

  /// {@return the hand; no military card is useless}
  public static IntroHand of(List<CongressCard> cards) {
    return new IntroHand(cards, _ -> false);
  }

  /// {@return the cards that cannot help France in the War Phase}
  public List<CongressCard> nonMilitary() {
    return cards.stream()
        .filter(card -> !card.leader())
        .filter(card -> !card.isMilitary(MajorPower.FRANCE) || useless.test(card))
        .toList();
  }
}
