package depesche.bot.desk.letter;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.desk.Command;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// `TRY`, `AROUND` and their like are commands as a whole line in one form, and prose elsewhere.
class ExactWordsTest {

  private static final List<String> WORDS =
      List.of("TRY", "ENDTRY", "MOVES", "AROUND", "WHO", "WHERE", "CENTRES", "CENTERS");

  /// Letters as people wrote them, for all titles.
  private static final List<Path> LETTERS =
      List.of(
          Path.of("..", "adjudicator", "src", "test", "letters"),
          Path.of("..", "..", "shared", "cases"),
          Path.of("src", "test", "resources"));

  private static boolean isNew(String line) {
    Command command = Command.of(1, line).withoutComment().given();
    return Desks.knows(command)
        && (WORDS.contains(command.word(0)) || WORDS.contains(command.joined().word(0)));
  }

  private static List<String> lines() throws IOException {
    List<String> lines = new ArrayList<>();
    for (Path folder : LETTERS) {
      if (Files.isDirectory(folder)) {
        try (Stream<Path> files = Files.walk(folder)) {
          for (Path file : files.filter(one -> isText(one)).sorted().toList()) {
            new String(Files.readAllBytes(file), StandardCharsets.UTF_8)
                .lines()
                .map(line -> line.replaceFirst(" *\\|.*", ""))
                .forEach(lines::add);
          }
        }
      }
    }
    return lines;
  }

  private static boolean isText(Path file) {
    String name = file.toString();
    return (name.endsWith(".txt") || name.endsWith(".eml"))
        && !name.contains("golden")
        && !name.endsWith("permissions.txt");
  }

  @Test
  void noLineOfTheLettersIsReadAnotherWay() throws IOException {
    // Issue 51: the corpus is read as before. A line that is none of the new commands takes the
    // way it always took.
    List<String> lines = lines();
    assertThat(lines).hasSizeGreaterThan(2000);
    assertThat(lines).noneMatch(ExactWordsTest::isNew);
  }

  @Test
  void onlyTheFormThatIsGivenIsACommand() {
    // In capitals, and with nothing else on the line.
    assertThat(
            List.of(
                "TRY",
                "TRY S1901M",
                "ENDTRY",
                "END TRY",
                "MOVES A VIE",
                "AROUND VIE",
                "WHO CAN REACH VIE",
                "WHERE FRANCE",
                "CENTRES",
                "- AROUND VIE"))
        .allMatch(ExactWordsTest::isNew);
    assertThat(
            List.of(
                "Try",
                "try",
                "TRY it",
                "TRY: A VIE - GAL",
                "Try:",
                "TRY A VIE - GAL",
                "Moves A VIE",
                "moves",
                "MOVES",
                "Around VIE",
                "AROUND",
                "WHO can reach VIE",
                "Who can reach Vienna",
                "WHO KNOWS",
                "where is France",
                "Centres",
                "CENTRES OF POWER"))
        .noneMatch(ExactWordsTest::isNew);
  }
}
