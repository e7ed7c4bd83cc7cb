package depesche.adjudicator.greatpowers;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.greatpowers.table.ActionDeck;
import depesche.adjudicator.greatpowers.table.Effect;
import depesche.adjudicator.greatpowers.table.EventCard;
import depesche.adjudicator.greatpowers.table.EventDeck;
import depesche.adjudicator.greatpowers.table.Token;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

class DecksTest {

  private static long with(Predicate<Effect> kind) {
    return ActionDeck.CARDS.stream()
        .filter(actionCard -> actionCard.effects().stream().anyMatch(kind))
        .count();
  }

  private static long doing(Effect... effects) {
    List<Effect> wanted = List.of(effects);
    return ActionDeck.CARDS.stream()
        .filter(actionCard -> actionCard.effects().equals(wanted))
        .count();
  }

  private static Effect gain(int count, Token token) {
    return new Effect.Gain(token, count);
  }

  @Test
  void thePrintedListHasSoManyCardsOfEachKind() {
    // Counted from the printed list: 54 pure gain, 14 gain with a payment, 10 target loses, 5
    // steal,
    // 3 bid more, 1 bid fewer, 1 all others lose, 1 look: 89, no two of one name.
    assertThat(ActionDeck.CARDS).hasSize(89).doesNotHaveDuplicates();
    assertThat(with(Effect.Pay.class::isInstance)).isEqualTo(14);
    assertThat(with(Effect.Gain.class::isInstance)).isEqualTo(54 + 14);
    assertThat(with(Effect.Loss.class::isInstance)).isEqualTo(10);
    assertThat(with(Effect.Steal.class::isInstance)).isEqualTo(5);
    assertThat(with(Effect.ExtraBid.class::isInstance)).isEqualTo(3);
    assertThat(with(Effect.FewerBid.class::isInstance)).isEqualTo(1);
    assertThat(with(Effect.OthersLose.class::isInstance)).isEqualTo(1);
    assertThat(with(Effect.Look.class::isInstance)).isEqualTo(1);
  }

  @Test
  void thePrintedListHasSoManyCardsOfEachEffect() {
    // Counted from the printed list, effect by effect.
    assertThat(doing(gain(3, Token.VP))).isEqualTo(9);
    assertThat(doing(gain(1, Token.INDUSTRY), gain(2, Token.VP))).isEqualTo(7);
    assertThat(doing(gain(2, Token.COLONIES))).isEqualTo(6);
    assertThat(doing(gain(2, Token.INDUSTRY))).isEqualTo(5);
    assertThat(doing(gain(2, Token.NATIONALISM))).isEqualTo(5);
    assertThat(doing(gain(1, Token.COLONIES), gain(2, Token.VP))).isEqualTo(4);
    assertThat(doing(gain(1, Token.COLONIES), gain(1, Token.NATIONALISM))).isEqualTo(3);
    assertThat(doing(new Effect.Loss(Token.POPULATION, 2))).isEqualTo(3);
    assertThat(doing(gain(4, Token.NATIONALISM), new Effect.Pay(Token.POPULATION, 1))).isEqualTo(2);
    assertThat(doing(gain(4, Token.COLONIES), new Effect.Pay(Token.ARMIES, 1))).isEqualTo(2);
    assertThat(doing(gain(2, Token.NAVIES))).isEqualTo(2);
    assertThat(doing(gain(2, Token.ARMIES))).isEqualTo(2);
    assertThat(doing(gain(1, Token.POPULATION), gain(2, Token.VP))).isEqualTo(2);
    assertThat(doing(new Effect.Loss(Token.ARMIES, 2))).isEqualTo(2);
    assertThat(doing(new Effect.Loss(Token.NAVIES, 2))).isEqualTo(2);
    assertThat(doing(new Effect.Steal(Token.COLONIES))).isEqualTo(2);
  }

  @Test
  void twelveEventsOfTwelveNames() {
    // The printed event list: nine awards and three wars.
    assertThat(EventDeck.CARDS).hasSize(12).doesNotHaveDuplicates();
    assertThat(EventDeck.CARDS)
        .filteredOn(card -> card.happening() instanceof EventCard.Happening.Award)
        .hasSize(9);
  }
}
