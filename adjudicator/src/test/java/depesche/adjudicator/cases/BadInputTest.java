package depesche.adjudicator.cases;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.board.Province;
import depesche.adjudicator.board.Terrain;
import depesche.adjudicator.title.MapFiles;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class BadInputTest {

  private static final String OLD = "CASE x\nVARIANT blood-and-iron\nPHASE S1866M\n";

  @Test
  void aBrokenCaseIsNamedAndTheOthersRun() {
    // Bad input: line, word and the form it should have; the other cases run.
    CaseAnswer caseAnswer =
        judge(
            """
            CASE elsewhere
            VARIANT colonial
            PHASE S1870M
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
    assertThat(caseAnswer.troubles())
        .containsExactly(
            new CaseError.NoVariant(2, "colonial", List.of("standard", "blood-and-iron")),
            new CaseError.Misread(7, "S66M", "PHASE S|F|W + year + M|R|A, such as S1901M"),
            new CaseError.NotOnMap(8, "XYZ", "blood-and-iron", List.of()),
            new CaseError.Misread(9, "ORDER Red A BER FLY", CaseForms.of("ORDER")),
            new CaseError.Misread(17, "VARIANT blood-and-iron", "END"));
    assertThat(caseAnswer.lines()).contains("CASE good", "AFTER Red A BER").hasSize(6);
  }

  @Test
  void aUnitStandsWhereItsKindCan() {
    // A fleet lies at sea or on a coast, on one of two if there are two; an army stands on land.
    CaseAnswer caseAnswer =
        judge(
            """
            CASE 1
            PHASE S1901M
            UNIT RUSSIA F STP
            UNIT RUSSIA A STP/SC
            UNIT RUSSIA F MOS
            UNIT ITALY A ION
            UNIT ITALY F SPA/WC
            UNIT ITALY F SPA/NC
            UNIT FRANCE A SPA
            UNIT FRANCE T PAR
            CENTER FRANCE GAS
            END
            """);
    assertThat(caseAnswer.troubles())
        .containsExactly(
            new CaseError.NotOnMap(3, "STP", "standard", List.of("STP/NC", "STP/SC")),
            new CaseError.NotOnMap(4, "STP/SC", "standard", List.of("STP")),
            new CaseError.NotOnMap(5, "MOS", "standard", List.of()),
            new CaseError.NotOnMap(6, "ION", "standard", List.of()),
            new CaseError.NotOnMap(7, "SPA/WC", "standard", List.of("SPA/NC", "SPA/SC")),
            new CaseError.Occupied(9, "SPA"),
            new CaseError.Misread(10, "T", CaseForms.of("UNIT")),
            new CaseError.NotOnMap(11, "GAS", "standard", List.of()));
  }

  @Test
  void aCaseHasAtMostSixtyFourUnits() {
    // The board of the standard game has 75 provinces; the judge counts units in one word.
    List<String> lines = new ArrayList<>(List.of("CASE 1", "PHASE S1901M"));
    for (Province province : MapFiles.STANDARD.variant().map().board().provinces()) {
      String kind = province.terrain() == Terrain.SEA ? "F" : "A";
      lines.add("UNIT FRANCE " + kind + " " + province.id());
    }
    lines.add("END");
    CaseAnswer caseAnswer = Cases.judge(lines, List.of(MapFiles.STANDARD.variant()));
    assertThat(caseAnswer.troubles()).hasSize(75 - 64).contains(new CaseError.Crowded(67, 64));
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
            "standard",
            "F",
            "NTH",
            "STP/NC",
            "STP",
            "ENG",
            "LON",
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
      List<String> text = new ArrayList<>(List.of(i % 2 == 0 ? OLD : "CASE x\nPHASE S1901M\n"));
      for (int word = 0; word < 40; word++) {
        text.add(words.get(random.nextInt(words.size())));
      }
      text.add("\nEND");
      assertThat(judge(String.join(" ", text))).isNotNull();
    }
  }

  private static CaseAnswer judge(String text) {
    return Cases.judge(
        text.lines().toList(),
        List.of(MapFiles.STANDARD.variant(), MapFiles.BLOOD_AND_IRON.variant()));
  }
}
