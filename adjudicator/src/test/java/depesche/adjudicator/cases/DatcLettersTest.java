package depesche.adjudicator.cases;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Draw;
import depesche.adjudicator.Letter;
import depesche.adjudicator.Reading;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.diplomacy.campaign.DiplomacyPosition;
import depesche.adjudicator.diplomacy.campaign.Orders;
import depesche.adjudicator.standard.Standard;
import depesche.adjudicator.title.MapFiles;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// The test cases as a game plays them: every power writes a letter, and the title judges the
/// phase.
final class DatcLettersTest {

  private static final Standard RULES = MapFiles.STANDARD;

  /// Orders that come to nothing and are refused, though the document says *fails*: a fleet is
  /// named on the wrong coast (6.B.11), or not on which it is built (6.I.1).
  private static final List<String> FAILING =
      List.of("ORDER FRANCE F SPA/SC - LYO | fails", "BUILD RUSSIA F STP | fails");

  @TestFactory
  Stream<DynamicTest> lettersComeOutAsPrinted() {
    // Diplomacy Adjudicator Test Cases 3.2, chapter 6, by the way that players' orders take.
    return DatcCases.all().stream()
        .map(block -> DynamicTest.dynamicTest(DatcCases.name(block), () -> comesOut(block)));
  }

  private static void comesOut(List<String> block) {
    List<CaseRawLine> raw =
        block.stream().flatMap(line -> CaseRawLine.of(1, line).stream()).toList();
    CaseVariants variants = new CaseVariants(List.of(MapFiles.STANDARD.variant()));
    DiplomacyPosition before =
        CaseReader.read(raw.subList(0, raw.size() - 1), variants, new ArrayList<>())
            .orElseThrow()
            .diplomacyPosition();
    boolean winter = before instanceof DiplomacyPosition.Adjustments;
    DiplomacyPosition after = played(before, block, winter ? "BUILD|DISBAND|WAIVE" : "ORDER");
    assertThat(standing(after)).isEqualTo(told(block, winter ? "FINAL " : "AFTER "));
    if (after instanceof DiplomacyPosition.Retreats && !told(block, "RETREAT ").isEmpty()) {
      assertThat(standing(played(after, block, "RETREAT"))).isEqualTo(told(block, "FINAL "));
    }
  }

  /// Writes the lines that begin so, has them judged, and returns what comes of them.
  private static DiplomacyPosition played(
      DiplomacyPosition diplomacyPosition, List<String> block, String verbs) {
    SequencedMap<Seat, List<String>> letters = new LinkedHashMap<>();
    for (String line : block) {
      if (line.matches("(" + verbs + ") .*")) {
        String power = line.split(" ")[1];
        letters.computeIfAbsent(new Seat(power), _ -> new ArrayList<>()).add(line);
      }
    }
    SequencedMap<Seat, Orders> orders = new LinkedHashMap<>();
    letters.forEach(
        (seat, lines) -> {
          String text = String.join("\n", lines.stream().map(DatcLettersTest::written).toList());
          Letter letter = new Letter(RULES.phase(diplomacyPosition).id(), text);
          Reading<Orders> reading = RULES.read(diplomacyPosition, seat, List.of(letter));
          reading.orders().ifPresent(decided -> orders.put(seat, decided));
          for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            // What a letter says twice alike counts; the document calls the second line illegal.
            boolean refused =
                reading.lines().get(i).verdict() instanceof Verdict.Refused
                    || lines.subList(0, i).stream()
                        .map(DatcLettersTest::written)
                        .anyMatch(written(line)::equals);
            assertThat(refused)
                .as(line)
                .isEqualTo(line.contains("| illegal") || FAILING.contains(line));
          }
        });
    return RULES.resolve(diplomacyPosition, orders, new NoChance()).position();
  }

  /// The order as a letter has it: without the power, and without the word for what it is.
  private static String written(String line) {
    String order = line.replaceFirst(" \\|.*", "");
    return order.replaceFirst("^(ORDER|RETREAT) \\S+ |(?<=^(BUILD|WAIVE|DISBAND)) \\S+", "");
  }

  private static List<String> standing(DiplomacyPosition diplomacyPosition) {
    return diplomacyPosition.campaign().units().stream().map(Unit::toString).sorted().toList();
  }

  private static List<String> told(List<String> block, String keyword) {
    return block.stream()
        .filter(line -> line.startsWith(keyword))
        .map(line -> line.substring(keyword.length()))
        .sorted()
        .toList();
  }

  /// Nothing in the standard game is left to chance.
  private static final class NoChance implements Chance {

    @Override
    public Draw open(String name, String scope) {
      throw new IllegalStateException(name + " " + scope);
    }

    @Override
    public Draw hidden(String name, String scope) {
      throw new IllegalStateException(name + " " + scope);
    }
  }
}
