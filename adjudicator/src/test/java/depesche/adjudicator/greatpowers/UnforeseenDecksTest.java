package depesche.adjudicator.greatpowers;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Seat;
import depesche.adjudicator.Table;
import depesche.adjudicator.cards.Deck;
import depesche.adjudicator.greatpowers.table.GreatPowersPosition;
import depesche.adjudicator.title.PlainChance;
import java.util.LinkedHashMap;
import java.util.List;
import org.junit.jupiter.api.Test;

class UnforeseenDecksTest {

  private static final GreatPowers RULES = new GreatPowers();

  @Test
  void aPreviewForetellsNoCard() {
    // Nobody knows the order of a deck; so a preview of a turn has the same cards in another order.
    List<Seat> seats = List.of(new Seat("A"), new Seat("B"), new Seat("C"));
    GreatPowersPosition now =
        RULES.open(new Table(seats, new LinkedHashMap<>()), new PlainChance(1, 1)).position();
    GreatPowersPosition previewed = RULES.unforeseen(now, new PlainChance(2, 1));
    same(now.world().decks().events(), previewed.world().decks().events());
    same(now.world().decks().actions(), previewed.world().decks().actions());
    assertThat(previewed.with(now.world())).isEqualTo(now);
  }

  private static void same(Deck<?> deck, Deck<?> other) {
    assertThat(other.hidden()).isNotEqualTo(deck.hidden());
    assertThat(List.<Object>copyOf(other.hidden()))
        .containsExactlyInAnyOrderElementsOf(deck.hidden());
  }
}
