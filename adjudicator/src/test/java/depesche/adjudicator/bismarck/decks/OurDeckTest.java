package depesche.adjudicator.bismarck.decks;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.bismarck.decks.DanceCard.CardKind;
import depesche.adjudicator.bismarck.decks.DanceCard.Theatre;
import depesche.adjudicator.cards.ReadDeck;
import depesche.adjudicator.json.JsonValue;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

final class OurDeckTest {

  private static final ReadDeck<DanceDeck> OURS = read();

  private static ReadDeck<DanceDeck> read() {
    Path file = Path.of("..", "config", "decks", "bismarcks-dance.json");
    try {
      return new DanceDeckFormat().read(JsonValue.read(file.toString(), Files.readString(file)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static long count(CardKind kind) {
    return OURS.deck().cards().stream().filter(card -> card.type() == kind).count();
  }

  @Test
  void ourDeckIsWholeAndSaysThatItIsOurs() {
    // Issue: the title ships with a deck of our own, marked as ours.
    assertThat(OURS.check().wrong()).isEmpty();
    assertThat(OURS.check().missing()).isEmpty();
    assertThat(OURS.deck().ours()).isTrue();
    assertThat(OURS.deck().cards()).hasSize(DanceDeck.CARDS);
    assertThat(OURS.deck().note()).contains("not the printed one", "reconstruction");
  }

  @Test
  void ourDeckHasTheKindsOfCardsThatTheRulesSpeakOf() {
    // Rulings, section 3: roughly 22 events, 15 actions, 22 crises, 4 durations.
    assertThat(count(CardKind.EVENT)).isEqualTo(22);
    assertThat(count(CardKind.ACTION)).isEqualTo(15);
    assertThat(count(CardKind.CRISIS)).isEqualTo(22);
    assertThat(count(CardKind.DURATION)).isEqualTo(4);
  }

  @Test
  void ourDeckIsHostileEnough() {
    // Rulings, section 7, Balance: 23 Issues, Germany and France in more crises.
    assertThat(OURS.deck().cards()).filteredOn(DanceCard::issue).hasSize(23);
    assertThat(OURS.deck().cards())
        .filteredOn(card -> card.powers().contains(EuropeanPower.GERMANY))
        .hasSizeGreaterThanOrEqualTo(8);
    assertThat(OURS.deck().cards())
        .filteredOn(card -> card.powers().contains(EuropeanPower.FRANCE))
        .hasSizeGreaterThanOrEqualTo(10);
  }

  @Test
  void theNamedCardsAreAmongThem() {
    // Rulings, section 1: the start, and the named cards.
    assertThat(OURS.deck().firstHand())
        .extracting(DanceCard::title)
        .containsExactly("Universal Suffrage", "Honest Broker", "Intelligence");
    assertThat(OURS.deck().find("spa"))
        .get()
        .extracting(DanceCard::type)
        .isEqualTo(CardKind.DURATION);
    assertThat(OURS.deck().find("assassination")).isPresent();
    assertThat(OURS.deck().find("bukhara").orElseThrow().powers())
        .containsExactly(EuropeanPower.GB, EuropeanPower.RUSSIA);
    assertThat(OURS.deck().find("bukhara").orElseThrow().theatres()).containsExactly(Theatre.ASIA);
    assertThat(OURS.deck().find("tonkin").orElseThrow().theatres()).containsExactly(Theatre.ASIA);
    assertThat(OURS.deck().find("tonkin").orElseThrow().powers())
        .containsExactly(EuropeanPower.GERMANY, EuropeanPower.FRANCE);
  }

  @Test
  void eachCardHasItsYearAndItsSource() {
    // Issue: texts in our own words, a year and a source note each, 1870 to 1890.
    for (DanceCard card : OURS.deck().cards()) {
      assertThat(card.year()).as(card.id()).matches("18[78]\\d|1890");
      assertThat(card.source()).as(card.id()).isNotBlank();
      assertThat(card.text()).as(card.id()).hasSizeBetween(40, 180);
    }
  }
}
