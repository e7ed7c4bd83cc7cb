package depesche.adjudicator.bismarck;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.rules.Ruling;
import org.junit.jupiter.api.Test;

/// What a table of Bismarck's Dance can settle.
class DanceOptionsTest {

  @Test
  void everyRulingIsAnOption() {
    // Rulings, section 2: each row is an option; `silence` came with deadlines. AnswersPlayedTest
    // looks for a transcript of each answer.
    assertThat(DanceGame.RULES.title().options())
        .extracting(Ruling::key)
        .containsExactlyInAnyOrder(
            "variant",
            "deck",
            "inactiveCounts",
            "noPartyLeft",
            "loneCrisis",
            "noSide",
            "lostDisc",
            "lastCard",
            "winAndLoss",
            "setupCancel",
            "capDice",
            "capExample",
            "silence");
  }
}
