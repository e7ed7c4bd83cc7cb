package depesche.adjudicator.title;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Letter;
import depesche.adjudicator.Line;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Table;
import depesche.adjudicator.Verdict;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.rules.Rules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class HelpLinesTest {

  private static final Path TEMPLATES = Path.of("..", "templates");

  /// What is said of a line that was not understood as the command it is.
  private static final List<String> NOT_UNDERSTOOD =
      List.of(
          "NotAnOrder",
          "NotACommand",
          "StrayWord",
          "NotPlain",
          "NotPlainlySaid",
          "NoVerb",
          "WordTooMany",
          "UnknownPlace",
          "UnclearPlace",
          "UnknownPower",
          "ConditionUnclear",
          "PhaseUnknown");

  static Stream<Rules<?, ?>> titles() {
    return MapFiles.TITLES.stream();
  }

  @ParameterizedTest
  @MethodSource("titles")
  void whatHelpPrintsMayBeCopiedWhole(Rules<?, ?> rules) throws IOException {
    // A line of a help text, with what explains it, is read as the command or question it shows.
    Table table =
        new Table(
            rules.title().colours().stream().limit(rules.title().most()).map(Seat::new).toList(),
            new LinkedHashMap<>());
    GamePosition<?, ?> opening = GamePosition.open(rules, table, new PlainChance(1, 1)).next();
    int read = 0;
    for (Path folder : folders(rules.title().id())) {
      for (Path file : files(folder.resolve("help"))) {
        for (String line : Files.readAllLines(file)) {
          // Lines that depend on the game are tried by mail.
          if (line.startsWith("    ") && !line.contains("${")) {
            assertThat(verdict(opening, line)).as(line).isEqualTo(verdict(opening, bare(line)));
            assertThat(verdict(opening, line)).as(line).doesNotContain(NOT_UNDERSTOOD);
            read++;
          }
        }
      }
    }
    assertThat(read).isGreaterThan(8);
  }

  /// A title shares what its family says, unless it says it itself.
  private static List<Path> folders(String title) throws IOException {
    Path family = TEMPLATES.resolve(title).resolve("family");
    return Files.exists(family)
        ? List.of(TEMPLATES.resolve(title), TEMPLATES.resolve(Files.readString(family).strip()))
        : List.of(TEMPLATES.resolve(title));
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }

  private static String bare(String line) {
    return line.replaceFirst("(^|\\s{2,})#.*", "").strip();
  }

  private static String verdict(GamePosition<?, ?> opening, String text) {
    if (opening.answer(bare(text)).filter(Verdict::counts).isPresent()) {
      // A question is no order; the desk hands it to the rules without its comment.
      return "answered";
    }
    Line line =
        opening
            .read(
                opening.demands().getFirst().seat(),
                List.of(new Letter(opening.phase().id(), text)))
            .lines()
            .getFirst();
    return switch (line.verdict()) {
      case Verdict.Refused(var why) -> why.getClass().getSimpleName();
      case Verdict.Taken _, Verdict.Doubted _, Verdict.Skipped _ -> line.verdict().toString();
    };
  }
}
