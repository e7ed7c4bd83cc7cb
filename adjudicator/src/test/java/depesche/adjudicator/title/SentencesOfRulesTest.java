package depesche.adjudicator.title;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Each sentence of printed rules is proved by something. A file of `src/test/sentences` has the
/// name of a title; how it is written, its first lines say.
class SentencesOfRulesTest {

  private static final Path SENTENCES = Path.of("src/test/sentences");
  private static final Path TRANSCRIPTS = Path.of("src/test/transcripts");
  private static final Path TESTS = Path.of("src/test/java");
  private static final Pattern HEADING = Pattern.compile("## (.+): (\\d+)");
  private static final Pattern ROW = Pattern.compile("(\\S.*?) \\| (\\S.*)");
  private static final Pattern TRANSCRIPT = Pattern.compile("([a-z-]+): (.+)");
  private static final Pattern TEST = Pattern.compile("(\\w+Test)#(\\w+)");
  private static final Pattern NOTHING = Pattern.compile("= (?:parts|picture|story|advice)");

  static List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(SENTENCES)) {
      return files.sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void everySentenceIsThereOnce(Path file) {
    // As many rows as its section of the rules has sentences, and none twice.
    Map<String, Integer> wanted = new LinkedHashMap<>();
    Map<String, List<String>> found = new LinkedHashMap<>();
    String section = "";
    for (String line : lines(file)) {
      Matcher heading = HEADING.matcher(line);
      if (heading.matches()) {
        section = heading.group(1);
        wanted.put(section, Integer.valueOf(heading.group(2)));
      } else {
        found.computeIfAbsent(section, _ -> new ArrayList<>()).add(line);
      }
    }
    assertThat(wanted).isNotEmpty();
    wanted.forEach(
        (name, count) ->
            assertThat(found.getOrDefault(name, List.of()))
                .as("section %s", name)
                .hasSize(count)
                .doesNotHaveDuplicates());
    assertThat(found.keySet()).isEqualTo(wanted.keySet());
  }

  @ParameterizedTest
  @MethodSource("files")
  void everySentenceIsProved(Path file) {
    // A sentence names a transcript and what it prints, a test, or why there is nothing to prove.
    Path title = TRANSCRIPTS.resolve(String.valueOf(file.getFileName()).replace(".txt", ""));
    String faults =
        lines(file).stream()
            .filter(line -> !HEADING.matcher(line).matches())
            .flatMap(line -> fault(line, title).stream())
            .collect(Collectors.joining("\n"));
    assertThat(faults).isEmpty();
  }

  @Test
  void aRowThatProvesNothingIsFound() {
    // The check itself: an unknown transcript, a text that is not printed, and no proof at all.
    Path title = TRANSCRIPTS.resolve("bismarcks-dance");
    assertThat(fault("Roll the dice. | doubles: DiceRolled(1, 1)", title)).isEmpty();
    for (String proof :
        List.of("nowhere: DiceRolled(1, 1)", "doubles: DiceRolled(7, 7)", "NoTest#is", "= why")) {
      assertThat(fault("Roll the dice. | " + proof, title)).as(proof).isPresent();
    }
    assertThat(fault("Roll the dice.", title)).isPresent();
  }

  /// {@return what is wrong with a row}
  private static Optional<String> fault(String line, Path title) {
    Matcher row = ROW.matcher(line);
    boolean proved = row.matches() && isProof(row.group(2), title);
    return proved ? Optional.empty() : Optional.of(line);
  }

  private static boolean isProof(String proof, Path title) {
    Matcher transcript = TRANSCRIPT.matcher(proof);
    Matcher test = TEST.matcher(proof);
    if (test.matches()) {
      return isTest(test.group(1), test.group(2));
    }
    return NOTHING.matcher(proof).matches()
        || (transcript.matches()
            && isPrinted(title.resolve(transcript.group(1) + ".txt"), transcript.group(2)));
  }

  private static boolean isPrinted(Path transcript, String text) {
    return Files.exists(transcript)
        && new Transcript(transcript)
            .written()
            .lines()
            .anyMatch(line -> line.startsWith("| ") && line.contains(text));
  }

  private static boolean isTest(String name, String method) {
    try (Stream<Path> files = Files.walk(TESTS)) {
      return files
          .filter(file -> file.endsWith(name + ".java"))
          .flatMap(file -> lines(file).stream())
          .anyMatch(line -> line.contains("void " + method + "("));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// {@return the lines of a file without comments and empty ones}
  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file).stream()
          .filter(line -> !line.isBlank() && !line.startsWith("# "))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
