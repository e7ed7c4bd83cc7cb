package depesche.adjudicator.cases;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.combat.Boards;
import depesche.adjudicator.combat.Weights;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class CasesTest {

  private static final Variant BLOOD_AND_IRON =
      new Variant(
          "blood-and-iron",
          Boards.bloodAndIron(),
          Weights.TWOFOLD,
          List.of("AUSTRIA", "FRANCE"),
          year -> year < 1868 ? 0 : 1);

  @Test
  void aDoubleArmyStrikesWithTwo() {
    // Rulings, foreignStrength and foreignDislodged: two in attack, and removed when dislodged.
    assertThat(
            answer(
                """
                CASE 1
                VARIANT blood-and-iron
                PHASE S1866M
                UNIT AUSTRIA AA AUS
                UNIT FRANCE AA NUR
                UNIT Red A PAS
                UNIT Blue A THU
                UNIT Blue A WUR
                UNIT Blue A CHE
                ORDER AUSTRIA AA AUS - PAS
                ORDER Blue A THU - NUR
                ORDER Blue A WUR S A THU - NUR
                ORDER Blue A CHE S A THU - NUR
                RETREAT Red A PAS - BRU
                END
                """))
        .contains(
            "ORDER AUSTRIA AA AUS - PAS | succeeds",
            "DISLODGED FRANCE AA NUR RETREATS -",
            "DISLODGED Red A PAS RETREATS BRU,MUN",
            "RETREAT Red A PAS - BRU | succeeds",
            "FINAL Red A BRU");
  }

  @Test
  void aSecondOrderAndAStrangersOrderAreIllegal() {
    // An order counts if its power owns the unit, and the first for a unit counts.
    assertThat(
            answer(
                """
                CASE 1
                VARIANT blood-and-iron
                PHASE S1866M
                UNIT Red A BER
                ORDER Blue A BER - KUS
                ORDER Red A BER - POM
                ORDER Red A BER - KUS
                ORDER Red AA BER - KUS
                END
                """))
        .contains(
            "ORDER Blue A BER - KUS | illegal",
            "ORDER Red A BER - POM | succeeds",
            "ORDER Red A BER - KUS | illegal",
            "ORDER Red AA BER - KUS | illegal",
            "AFTER Red A POM");
  }

  @Test
  void winterBuildsInOwnedVacantCentresAndRemovesTheFarthest() {
    // Rules 4 and 5: one unit fewer than centres in 1868; the farthest go, then by the alphabet.
    assertThat(
            answer(
                """
                CASE 1
                VARIANT blood-and-iron
                PHASE W1868A
                CENTER Red BER
                CENTER Red DAN
                CENTER Red POS
                CENTER Blue MUN
                CENTER Blue NUR
                UNIT Red A BER
                UNIT Blue A MUN
                UNIT Blue A WAR
                UNIT AUSTRIA AA SIL
                BUILD Red A BER
                BUILD Red A DAN
                BUILD Red A POS
                DISBAND Red A BER
                END
                """))
        .contains(
            "BUILD Red A BER | illegal",
            "BUILD Red A DAN | succeeds",
            "BUILD Red A POS | illegal",
            "DISBAND Red A BER | illegal",
            "AUTODISBAND Blue A WAR",
            "FINAL AUSTRIA AA SIL",
            "FINAL Red A DAN")
        .doesNotContain("FINAL Blue A WAR");
  }

  @Test
  void aBrokenCaseIsNamedAndTheOthersRun() {
    // Bad input: file, line, word and mend; the other cases run.
    Answer answer =
        judge(
            """
            CASE fleets
            PHASE S1901M
            UNIT ENGLAND F NTH
            END
            CASE broken
            VARIANT blood-and-iron
            PHASE S66M
            UNIT Red A XYZ
            ORDER Red A BER FLY
            END
            CASE good
            VARIANT blood-and-iron
            PHASE S1866M
            UNIT Red A BER
            END
            CASE open
            VARIANT blood-and-iron
            """);
    assertThat(answer.troubles()).extracting(Trouble::line).containsExactly(1, 7, 8, 9, 17);
    assertThat(answer.troubles().getFirst())
        .isEqualTo(new Trouble.NoVariant(1, "standard", List.of("blood-and-iron")));
    assertThat(answer.lines()).contains("CASE good", "AFTER Red A BER").hasSize(6);
  }

  @Test
  void nonsenseNeverThrows() {
    // A mistake in the input is a value.
    List<String> words =
        List.of(
            "CASE",
            "END",
            "VARIANT",
            "blood-and-iron",
            "PHASE",
            "S1866M",
            "W1866A",
            "UNIT",
            "ORDER",
            "RETREAT",
            "BUILD",
            "WAIVE",
            "CENTER",
            "Red",
            "A",
            "AA",
            "BER",
            "KUS",
            "AUS",
            "-",
            "S",
            "H",
            "C",
            "VIA",
            "D",
            "|",
            "#",
            "\n",
            "\n",
            "\n");
    long seed = Long.getLong("depesche.seed", 1866);
    System.out.println("depesche.seed=" + seed);
    Random random = new Random(seed);
    for (int i = 0; i < 5_000; i++) {
      List<String> text =
          new ArrayList<>(List.of("CASE x\nVARIANT blood-and-iron\nPHASE S1866M\n"));
      for (int word = 0; word < 40; word++) {
        text.add(words.get(random.nextInt(words.size())));
      }
      text.add("\nEND");
      assertThat(judge(String.join(" ", text))).isNotNull();
    }
  }

  private static List<String> answer(String text) {
    Answer answer = judge(text);
    assertThat(answer.troubles()).isEmpty();
    return answer.lines();
  }

  private static Answer judge(String text) {
    return Cases.judge(text.lines().toList(), List.of(BLOOD_AND_IRON));
  }
}
