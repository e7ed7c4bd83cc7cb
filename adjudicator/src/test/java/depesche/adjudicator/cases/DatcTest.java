package depesche.adjudicator.cases;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.combat.Rulebook;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.Weights;
import depesche.adjudicator.combat.movement.SlowResolver;
import depesche.adjudicator.title.MapFiles;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

final class DatcTest {

  /// Cases where the document prints *dislodged* for a unit that has no retreat left, while it
  /// prints *destroyed* for the like of it elsewhere.
  private static final List<String> LOOSE =
      List.of("CASE 6.D.8", "CASE 6.F.21", "CASE 6.F.28", "CASE 6.H.15");

  @TestFactory
  Stream<DynamicTest> everyCaseComesOutAsPrinted() {
    // Diplomacy Adjudicator Test Cases 3.2, chapter 6: every line of every case.
    List<List<String>> cases = DatcCases.all();
    assertThat(cases).hasSize(176);
    return cases.stream()
        .map(block -> DynamicTest.dynamicTest(DatcCases.name(block), () -> judgedAsPrinted(block)));
  }

  private static void judgedAsPrinted(List<String> block) {
    CaseAnswer caseAnswer = Cases.judge(block, List.of(MapFiles.STANDARD.variant()));
    assertThat(caseAnswer.troubles()).isEmpty();
    assertThat(told(caseAnswer.lines())).isEqualTo(told(block));
  }

  @TestFactory
  Stream<DynamicTest> theSlowResolverStandsOnTheSameCases() {
    // Diplomacy Adjudicator Test Cases 3.2: what the cross-check of the kernel leans on is right.
    return DatcCases.all().stream()
        .filter(block -> block.stream().anyMatch(line -> line.startsWith("ORDER")))
        .map(block -> DynamicTest.dynamicTest(DatcCases.name(block), () -> slowlyAsPrinted(block)));
  }

  private static void slowlyAsPrinted(List<String> block) {
    Phases read = Cases.movements(block, List.of(MapFiles.STANDARD.variant()));
    List<Unit> after =
        SlowResolver.after(
            MapFiles.STANDARD.variant().map().board(),
            Rulebook.NEWEST,
            Weights.TWOFOLD,
            read.phases().getFirst().orders());
    assertThat(Case.sorted("AFTER", after))
        .isEqualTo(block.stream().filter(line -> line.startsWith("AFTER")).toList());
  }

  /// The lines in the order of the answer. The document lists retreats only where there are none,
  /// and the answer says the removals of civil disorder before the board.
  private static List<String> told(List<String> lines) {
    boolean loose = LOOSE.contains(lines.getFirst());
    return lines.stream()
        .map(line -> line.replaceFirst(" RETREATS [A-Z].*", ""))
        .map(line -> loose ? line.replace("destroyed", "dislodged") : line)
        .map(line -> loose ? line.replace(" RETREATS -", "") : line)
        .sorted()
        .toList();
  }
}
