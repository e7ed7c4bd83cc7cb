package depesche.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class DatcFileTest {

  private static final Path FILE =
      Path.of("../adjudicator/src/test/resources/depesche/adjudicator/cases/datc-3.2.txt");

  /// Units of which the file says *dislodged* though they have nowhere to go; it calls that
  /// *destroyed* everywhere else.
  private static final List<String> LOOSE =
      List.of(
          "ORDER TURKEY A GRE - NAP | invalid,dislodged",
          "ORDER ENGLAND F CLY S F NAO | cut,dislodged",
          "ORDER GERMANY F BOT C A LVN - SWE | disrupted,dislodged",
          "ORDER ENGLAND F NWG C A EDI - STP | disrupted,dislodged",
          "ORDER ENGLAND F POR H | dislodged");

  @Test
  void everyLineOfTheFileComesBack() throws IOException {
    // Test cases 3.2: of the 3,408 lines of the 176 cases all but five come out word by word.
    Map<String, List<String>> wanted = blocks(Files.readString(FILE));
    StringWriter said = new StringWriter();
    CommandLine call = new CommandLine(new AdjudicateCommand());
    call.setOut(new PrintWriter(said));
    assertThat(call.execute(FILE.toString())).isZero();
    Map<String, List<String>> got = blocks(said.toString());
    assertThat(got).hasSize(176).containsOnlyKeys(wanted.keySet());
    int lines = 0;
    List<String> missing = new ArrayList<>();
    for (Map.Entry<String, List<String>> block : wanted.entrySet()) {
      List<String> left = new ArrayList<>(got.getOrDefault(block.getKey(), List.of()));
      lines += block.getValue().size();
      block.getValue().stream().filter(line -> !take(left, line)).forEach(missing::add);
      // Nothing else is said, but for the other words of the five.
      assertThat(left).as(block.getKey()).allMatch(line -> line.endsWith("destroyed"));
    }
    assertThat(lines).isEqualTo(3408);
    assertThat(missing).containsExactlyElementsOf(LOOSE);
  }

  /// The file lists retreats only where there are none.
  private static boolean take(List<String> left, String line) {
    return left.remove(line)
        || (line.startsWith("DISLODGED")
            && left.removeIf(said -> said.startsWith(line + " RETREATS ")));
  }

  private static Map<String, List<String>> blocks(String text) {
    Map<String, List<String>> blocks = new LinkedHashMap<>();
    List<String> block = new ArrayList<>();
    for (String line : text.lines().filter(it -> !it.isBlank() && !it.startsWith("#")).toList()) {
      if (line.startsWith("CASE ")) {
        block = new ArrayList<>();
        blocks.put(line, block);
      }
      block.add(line);
    }
    return blocks;
  }
}
