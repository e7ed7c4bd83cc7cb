package depesche.adjudicator.congress.solo;

import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.decks.CongressCard;
import depesche.adjudicator.congress.decks.CongressCard.CardRating;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Which cards a French bot trades (18.4.5.4, 21.5): letters C and D only, D before C, then the
/// smallest value for France, then the smallest number in battle.
public final class TradeCards {

  private TradeCards() {}

  /// {@return the cards that may be traded, the least valuable first; cards that are equal in all
  /// keep their order}
  ///
  /// @param whose letter counts
  public static List<CongressCard> tradable(List<CongressCard> cards, MajorPower whose) {
    return cards.stream()
        .filter(card -> card.rating(whose).filter(TradeCards::isLow).isPresent())
        .sorted(order(whose))
        .toList();
  }

  /// {@return all that are as good to trade as the first}
  public static List<CongressCard> least(List<CongressCard> cards, MajorPower whose) {
    List<CongressCard> all = tradable(cards, whose);
    Optional<CongressCard> first = all.stream().findFirst();
    return all.stream()
        .filter(card -> first.filter(best -> order(whose).compare(best, card) == 0).isPresent())
        .toList();
  }

  private static boolean isLow(CardRating rating) {
    return rating.compareTo(CardRating.C) <= 0;
  }

  private static Comparator<CongressCard> order(MajorPower whose) {
    return Comparator.comparing((CongressCard card) -> card.rating(whose).orElse(CardRating.A))
        .thenComparingInt(card -> card.worth(MajorPower.FRANCE, "", Optional.empty()))
        .thenComparingInt(TradeCards::effect);
  }

  private static int effect(CongressCard card) {
    return card.battles().stream().mapToInt(use -> use.effect()).max().orElse(0);
  }
}
