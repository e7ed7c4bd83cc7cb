package depesche.adjudicator.greatpowers;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Letter;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Step;
import depesche.adjudicator.greatpowers.table.GreatPowersPosition;
import depesche.adjudicator.greatpowers.table.Plan;
import depesche.adjudicator.title.PlainChance;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;

class PassTest {

  private static final GreatPowers RULES = new GreatPowers();
  private static final Seat ANNA = new Seat("A");

  private static final GreatPowersPosition THEFT =
      RULES
          .codec()
          .read(
              """
              phase Score 1
              leader A
              power A 5 5 5 5 9 5 9 3 0
              power B 5 5 5 5 5 5 5 3 0
              power C 5 5 5 5 5 5 5 3 0
              dealt
              hidden event | Imports
              hidden action | Art Nouveau | Art Deco | Impressionism | Jazz
              award 2
              gifts A
              question Theft A
              stop 1
              """);

  private static final Letter PASS = new Letter("1-Score", "PASS");

  @Test
  void aPassForTheTheftLeavesTheDrawnCardsOpen() {
    // Ruling passMeans: it declines the question that stood open, and no question after that.
    assertThat(RULES.read(THEFT, ANNA, List.of(PASS)).complete()).isTrue();
    GreatPowersPosition drawn = judged(THEFT, PASS).position();
    assertThat(RULES.phase(drawn).id()).isEqualTo("1-Score-2");
    assertThat(RULES.read(drawn, ANNA, List.of(PASS)).complete()).isFalse();
    Letter again = new Letter("1-Score-2", "PASS");
    assertThat(RULES.read(drawn, ANNA, List.of(PASS, again)).complete()).isTrue();
  }

  @Test
  void aSavedPositionRemembersWhatWasAnswered() {
    // What a PASS has answered is part of the position.
    GreatPowersPosition drawn = judged(THEFT, PASS).position();
    GreatPowersPosition loaded = RULES.codec().read(RULES.codec().write(drawn));
    assertThat(loaded).isEqualTo(drawn);
    assertThat(RULES.read(loaded, ANNA, List.of(PASS)).complete()).isFalse();
  }

  private static Step<GreatPowersPosition> judged(
      GreatPowersPosition greatPowersPosition, Letter letter) {
    SequencedMap<Seat, Plan> plans = new LinkedHashMap<>();
    Reading<Plan> reading = RULES.read(greatPowersPosition, ANNA, List.of(letter));
    plans.put(ANNA, reading.orders().orElseThrow());
    return RULES.resolve(greatPowersPosition, plans, new PlainChance(1, 1));
  }
}
