package depesche.adjudicator.cases;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.board.Board;
import depesche.adjudicator.combat.Boards;
import depesche.adjudicator.combat.Weights;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

final class DatcTest {

  @TestFactory
  Stream<DynamicTest> armiesComeOutAsInTheTestCases() {
    // Diplomacy Adjudicator Test Cases 3.2, every case that armies alone can play.
    Board board = Boards.land(lines("flat-board.txt").toArray(String[]::new));
    Variant flat = new Variant("flat", board, Weights.TWOFOLD, List.of(), _ -> 0);
    return blocks().stream()
        .map(
            block ->
                DynamicTest.dynamicTest(
                    block.getFirst(),
                    () -> {
                      Answer answer = Cases.judge(block, List.of(flat));
                      assertThat(answer.troubles()).isEmpty();
                      assertThat(told(answer.lines())).isEqualTo(told(block));
                    }));
  }

  /// The document lists retreats only where there are none.
  private static List<String> told(List<String> lines) {
    return lines.stream().map(line -> line.replaceFirst(" RETREATS [A-Z].*", "")).toList();
  }

  private static List<List<String>> blocks() {
    List<List<String>> blocks = new ArrayList<>();
    List<String> block = new ArrayList<>();
    for (String line : lines("datc-armies.txt")) {
      block.add(line);
      if (line.equals("END")) {
        blocks.add(List.copyOf(block));
        block.clear();
      }
    }
    return blocks;
  }

  private static List<String> lines(String name) {
    try (InputStream in = DatcTest.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("no resource " + name);
      }
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
