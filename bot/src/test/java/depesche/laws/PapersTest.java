package depesche.laws;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What the documents say of the house is so.
class PapersTest {

  /// Two words or more written as one, in backticks, with a package in front or not.
  private static final Pattern CLASS =
      Pattern.compile("`(?:[a-z]+/)*([A-Z][a-z]+(?:[A-Z][a-z]+)+)(?:\\.java)?`");

  private static final Pattern TYPE =
      Pattern.compile("\\b(?:class|record|interface|enum) ([A-Z]\\w+)");

  /// What others call so.
  private static final Set<String> FOREIGN = Set.of("MimeMessage", "TimeoutStopSec");

  private static List<Path> papers() throws IOException {
    try (Stream<Path> files = Files.walk(Source.ROOT.resolve("docs"))) {
      return Stream.concat(
              files.filter(file -> file.toString().endsWith(".md")),
              Stream.of("README.md", "CONTRIBUTING.md", "CHANGELOG.md").map(Source.ROOT::resolve))
          .sorted()
          .toList();
    }
  }

  private static List<String> named(String paper) {
    return CLASS.matcher(paper).results().map(found -> found.group(1)).toList();
  }

  @Test
  void everyClassThatAPaperNamesIsThere() throws IOException {
    // A reader who looks for a class by the name in a document finds it.
    Set<String> types =
        Source.all().stream()
            .flatMap(source -> TYPE.matcher(source.text()).results())
            .map(found -> found.group(1))
            .collect(Collectors.toSet());
    for (Path paper : papers()) {
      assertThat(named(Source.read(paper)))
          .as(Source.ROOT.relativize(paper).toString())
          .allMatch(name -> types.contains(name) || FOREIGN.contains(name));
    }
    assertThat(named("see `desk/letter/LostDesk.java` and `KillTest`"))
        .containsExactly("LostDesk", "KillTest");
  }

  @Test
  void thePlanShowsTheRoomsThatAreThere() throws Exception {
    // A newcomer finds the room of a thing by docs/rooms.md; `.ci/rooms > docs/rooms.md` prints it.
    assumeTrue(hasPython(), "python3 is not here");
    Process rooms =
        new ProcessBuilder("python3", Source.ROOT.resolve(".ci/rooms").toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    String printed = new String(rooms.getInputStream().readAllBytes(), UTF_8);
    assertThat(rooms.waitFor()).isZero();
    assertThat(Source.read(Source.ROOT.resolve("docs/rooms.md"))).isEqualTo(printed);
  }

  private static boolean hasPython() {
    return Stream.of(System.getenv("PATH").split(File.pathSeparator))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, "python3")));
  }

  @Test
  void theListOfPapersIsWhole() throws IOException {
    // docs/README.md leads to every document and every decision.
    String list = Source.read(Source.ROOT.resolve("docs/README.md"));
    Path docs = Source.ROOT.resolve("docs");
    assertThat(
            papers().stream()
                .filter(paper -> paper.startsWith(docs))
                .map(paper -> docs.relativize(paper).toString())
                .filter(name -> !name.equals("README.md"))
                .filter(name -> !list.contains("(" + name)))
        .isEmpty();
  }
}
