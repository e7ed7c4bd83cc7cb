package depesche.adjudicator.cases;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.combat.Boards;
import depesche.adjudicator.combat.SlowResolver;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.Weights;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

final class DatcTest {

  /// Cases the kernel does not play yet.
  private static final List<String> PENDING =
      List.of(
          " 6.B.1", " 6.B.9", " 6.B.18", " 6.B.19", " 6.C.4", " 6.C.5", " 6.C.6", " 6.C.7",
          " 6.D.6", " 6.D.8", " 6.D.16", " 6.D.27", " 6.D.30", " 6.D.31", " 6.E.11", " 6.F.2",
          " 6.F.3", " 6.F.4", " 6.F.5", " 6.F.6", " 6.F.7", " 6.F.8", " 6.F.9", " 6.F.10",
          " 6.F.11", " 6.F.12", " 6.F.13", " 6.F.14", " 6.F.15", " 6.F.16", " 6.F.17", " 6.F.18",
          " 6.F.19", " 6.F.20", " 6.F.21", " 6.F.22", " 6.F.23", " 6.F.24", " 6.F.25", " 6.F.26",
          " 6.F.27", " 6.F.28", " 6.F.29", " 6.F.30", " 6.G.1", " 6.G.2", " 6.G.3", " 6.G.4",
          " 6.G.5", " 6.G.6", " 6.G.7", " 6.G.8", " 6.G.9", " 6.G.10", " 6.G.11", " 6.G.12",
          " 6.G.13", " 6.G.14", " 6.G.15", " 6.G.16", " 6.G.17", " 6.G.18", " 6.G.19", " 6.G.20",
          " 6.H.11", " 6.H.12", " 6.H.13", " 6.H.15", " 6.J.8", " 6.J.9", " 6.J.10", " 6.J.11");

  @TestFactory
  Stream<DynamicTest> everyCaseComesOutAsPrinted() {
    // Diplomacy Adjudicator Test Cases 3.2, chapter 6: every line of every case.
    List<List<String>> cases = cases();
    assertThat(cases).hasSize(176);
    return cases.stream()
        .filter(block -> PENDING.stream().noneMatch(block.getFirst()::endsWith))
        .map(block -> DynamicTest.dynamicTest(name(block), () -> judgedAsPrinted(block)));
  }

  private static void judgedAsPrinted(List<String> block) {
    Answer answer = Cases.judge(block, List.of(Variants.STANDARD));
    assertThat(answer.troubles()).isEmpty();
    assertThat(told(answer.lines())).isEqualTo(told(block));
  }

  @TestFactory
  Stream<DynamicTest> theSlowResolverStandsOnTheSameCases() {
    // Diplomacy Adjudicator Test Cases 3.2: what the cross-check of the kernel leans on is right.
    return cases().stream()
        .filter(block -> block.stream().anyMatch(line -> line.startsWith("ORDER")))
        .map(block -> DynamicTest.dynamicTest(name(block), () -> slowlyAsPrinted(block)));
  }

  private static void slowlyAsPrinted(List<String> block) {
    List<RawLine> lines = new ArrayList<>();
    block.forEach(line -> lines.addAll(RawLine.of(1, line)));
    lines.removeLast();
    Case read = CaseReader.read(lines, List.of(Variants.STANDARD), new ArrayList<>()).orElseThrow();
    List<Unit> after =
        SlowResolver.after(Variants.STANDARD.board(), Weights.TWOFOLD, MovementCase.orders(read));
    assertThat(Case.sorted("AFTER", after))
        .isEqualTo(block.stream().filter(line -> line.startsWith("AFTER")).toList());
  }

  /// The lines in the order of the answer. The document lists retreats only where there are none,
  /// and the answer says the removals of civil disorder before the board.
  private static List<String> told(List<String> lines) {
    return lines.stream().map(line -> line.replaceFirst(" RETREATS [A-Z].*", "")).sorted().toList();
  }

  private static String name(List<String> block) {
    return block.get(0).substring("CASE ".length())
        + " "
        + block.get(1).substring("TITLE ".length());
  }

  private static List<List<String>> cases() {
    List<List<String>> blocks = new ArrayList<>();
    List<String> block = new ArrayList<>();
    for (String line : Boards.lines("/depesche/adjudicator/cases/datc-3.2.txt")) {
      block.add(line);
      if (line.equals("END")) {
        blocks.add(List.copyOf(block));
        block.clear();
      }
    }
    return blocks;
  }
}
