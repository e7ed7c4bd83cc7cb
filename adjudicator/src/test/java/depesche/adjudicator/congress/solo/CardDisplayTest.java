package depesche.adjudicator.congress.solo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.adjudicator.congress.decks.CongressCard.CardRating;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;

final class CardDisplayTest {

  private static CardDisplay display(String spaces, String... pile) {
    SequencedMap<DisplaySpace, DisplayCard> there = new LinkedHashMap<>();
    for (String one : spaces.split(" ", -1)) {
      String card = one.substring(2);
      boolean up = card.endsWith("!");
      there.put(
          DisplaySpace.valueOf(one.substring(0, 1)),
          new DisplayCard(up ? card.substring(0, card.length() - 1) : card, up));
    }
    List<DisplayCard> hidden = new ArrayList<>();
    for (String card : pile) {
      hidden.add(new DisplayCard(card, false));
    }
    return new CardDisplay(there, hidden, List.of(), List.of(), false);
  }

  private static CardChoice roll(CardDisplay display, FateDie fate) {
    return CardChoice.rolled(display, fate, _ -> Optional.empty());
  }

  @Test
  void aTurnBeginsWithTwoCardsUpAndTwoDown() {
    // 19.2: A and B face up, D and E face down, the rest in C.
    CardDisplay dealt = CardDisplay.dealt(List.of("1", "2", "3", "4", "5", "6"));
    assertThat(dealt.at(DisplaySpace.A)).contains(new DisplayCard("1", true));
    assertThat(dealt.at(DisplaySpace.B)).contains(new DisplayCard("2", true));
    assertThat(dealt.at(DisplaySpace.D)).contains(new DisplayCard("3", false));
    assertThat(dealt.at(DisplaySpace.E)).contains(new DisplayCard("4", false));
    assertThat(dealt.pile()).extracting(DisplayCard::card).containsExactly("5", "6");
    CardDisplay joined = dealt.joined(List.of("Eugene"), List.of("7"), cards -> cards);
    assertThat(joined.military()).containsExactly("Eugene");
    assertThat(joined.pile()).extracting(DisplayCard::card).containsExactly("5", "6", "7");
  }

  @Test
  void c9TheExampleOf195() {
    // C9, 19.5: fate A and B; a neutral military card is saved, Humboldt played, A and B are filled
    // face down, and Gaudin stays face up in D.
    CardDisplay before =
        display("A:Neutral B:Humboldt D:Gaudin! E:x", "c1", "c2", "c3")
            .joined(List.of("Eugene"), List.of(), cards -> cards);
    CardChoice choice = roll(before, FateDie.A_B);
    assertThat(choice.available()).containsExactly(DisplaySpace.A, DisplaySpace.B);
    assertThat(choice.display().at(DisplaySpace.B)).contains(new DisplayCard("Humboldt", true));
    assertThat(choice.saveable("Neutral"::equals)).containsExactly(DisplaySpace.A);
    CardChoice saved = choice.saving(DisplaySpace.A);
    assertThat(saved.available()).containsExactly(DisplaySpace.B);
    assertThat(saved.saveable(_ -> true)).isEmpty();
    CardDisplay after = saved.playing(DisplaySpace.B, cards -> cards);
    assertThat(after.military()).containsExactly("Eugene", "Neutral");
    assertThat(after.discards()).containsExactly("Humboldt");
    assertThat(after.at(DisplaySpace.A)).contains(new DisplayCard("c1", false));
    assertThat(after.at(DisplaySpace.B)).contains(new DisplayCard("c2", false));
    assertThat(after.at(DisplaySpace.D)).contains(new DisplayCard("Gaudin", true));
    assertThat(after.pile()).extracting(DisplayCard::card).containsExactly("c3");
  }

  @Test
  void c9TheExampleOf207() {
    // C9, 20.7: fate C, D, E shows Gambier, Nesselrode, Bernadotte; Bernadotte is saved, Nesselrode
    // played, Gambier moves from C to E face up, and face-down cards come to C and D.
    CardDisplay before = display("A:a! B:Ney! D:Nesselrode E:Bernadotte", "Gambier", "c2", "c3");
    CardChoice choice = roll(before, FateDie.C_D_E);
    assertThat(choice.available()).containsExactly(DisplaySpace.C, DisplaySpace.D, DisplaySpace.E);
    CardDisplay after = choice.saving(DisplaySpace.E).playing(DisplaySpace.D, cards -> cards);
    assertThat(after.at(DisplaySpace.E)).contains(new DisplayCard("Gambier", true));
    assertThat(after.at(DisplaySpace.D)).contains(new DisplayCard("c2", false));
    assertThat(after.at(DisplaySpace.C)).contains(new DisplayCard("c3", false));
    assertThat(after.military()).containsExactly("Bernadotte");
    assertThat(after.discards()).containsExactly("Nesselrode");
  }

  @Test
  void theFirstFaceIsForTheDrawPileOrTheLowestLetter() {
    // 19.3: C or the face-up card with the lowest letter; of several the player chooses.
    CardDisplay before = display("A:b! B:d! D:d2! E:d3", "top", "c2");
    CardChoice choice =
        CardChoice.rolled(
            before,
            FateDie.rolled(1),
            card -> Optional.of(card.startsWith("d") ? CardRating.D : CardRating.B));
    assertThat(choice.available()).containsExactly(DisplaySpace.C, DisplaySpace.B, DisplaySpace.D);
    assertThat(choice.display().at(DisplaySpace.E)).contains(new DisplayCard("d3", false));
    assertThatThrownBy(() -> choice.playing(DisplaySpace.A, cards -> cards))
        .isInstanceOf(IllegalArgumentException.class);
    CardDisplay after = choice.playing(DisplaySpace.C, cards -> cards);
    assertThat(after.pile()).containsExactly(new DisplayCard("c2", false));
  }

  @Test
  void theMilitaryPileBecomesTheDrawPileOnce() {
    // 19.4: when C is empty the military pile is shuffled into it, all is face up, no die is rolled
    // and nothing saved; when it is empty again nothing more comes.
    CardDisplay before =
        display("A:a! B:b! D:d E:e", "c1").joined(List.of("m1", "m2"), List.of(), cards -> cards);
    CardDisplay after = roll(before, FateDie.A_B).playing(DisplaySpace.A, cards -> cards);
    assertThat(after.open()).isTrue();
    assertThat(after.military()).isEmpty();
    assertThat(after.at(DisplaySpace.A)).contains(new DisplayCard("c1", true));
    assertThat(after.at(DisplaySpace.E)).contains(new DisplayCard("e", true));
    assertThat(after.pile()).extracting(DisplayCard::card).containsExactly("m1", "m2");
    CardChoice free = roll(after, FateDie.D_E);
    assertThat(free.fate()).isEmpty();
    assertThat(free.available()).hasSize(5);
    assertThat(free.saveable(_ -> true)).isEmpty();
    CardDisplay now = after;
    for (int i = 0; i < 6; i++) {
      DisplaySpace first = roll(now, FateDie.A_B).available().getFirst();
      now = roll(now, FateDie.A_B).playing(first, cards -> cards);
    }
    assertThat(now.left()).isZero();
    assertThat(now.discards()).hasSize(7);
  }

  @Test
  void whoSavesTheOnlyCardPlaysTheTopOfTheDrawPile() {
    // 19.3: if no card is left to play, the top card of the draw pile is turned up and played.
    CardDisplay before = display("A:a B:b D:d E:e", "m", "c2");
    CardChoice saved = roll(before, FateDie.C_OR_LOWEST).saving(DisplaySpace.C);
    assertThat(saved.available()).containsExactly(DisplaySpace.C);
    assertThat(saved.display().at(DisplaySpace.C)).contains(new DisplayCard("c2", true));
  }
}
