package depesche.laws;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
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

  private static final Pattern BROKEN = Pattern.compile("(?m)^from: +(.*)$");

  private static final Pattern TYPE =
      Pattern.compile("\\b(?:class|record|interface|enum) ([A-Z]\\w+)");

  /// What others call so.
  private static final Set<String> FOREIGN = Set.of("MimeMessage", "TimeoutStopSec");

  /// The title of each card, and the folders in which its lines stand.
  private static final Map<String, List<String>> CARDS =
      Map.of(
          "Blood & Iron", List.of("blood-and-iron"),
          "Diplomacy", List.of("standard"),
          "Great Powers", List.of("great-powers"),
          "Bismarck's Dance", List.of("bismarcks-dance"),
          "Congress of Vienna", List.of("congress-of-vienna", "plain-table"),
          "Weimar", List.of("weimar", "plain-table"),
          "Plain table", List.of("plain-table"));

  private static final List<String> ROOMS =
      List.of(
          "templates/TITLE/help",
          "adjudicator/src/test/letters/TITLE.txt",
          "adjudicator/src/test/transcripts/TITLE");

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
  void everyLineOfACardIsReadByATest() throws IOException {
    // docs/cards.md: what a card tells to write stands in HELP, a letter or a transcript of its
    // title, which tests give to its reader.
    for (Map.Entry<String, List<String>> title : CARDS.entrySet()) {
      String card = Source.read(Source.ROOT.resolve("docs/cards.md"));
      card = card.substring(card.indexOf("\n## " + title.getKey() + "\n") + 1);
      StringBuilder lines = new StringBuilder();
      for (String folder : title.getValue()) {
        for (String room : ROOMS) {
          Path files = Source.ROOT.resolve(room.replace("TITLE", folder));
          if (Files.exists(files)) {
            try (Stream<Path> all = Files.walk(files)) {
              all.filter(Files::isRegularFile).map(Source::read).forEach(lines::append);
            }
          }
        }
      }
      List<String> told =
          card.substring(0, (card + "\n## ").indexOf("\n## "))
              .lines()
              .filter(line -> line.startsWith("| ") && line.split("\\|").length == 4)
              .flatMap(line -> Pattern.compile("`([^`]+)`").matcher(line.split("\\|")[3]).results())
              .map(found -> found.group(1))
              .toList();
      assertThat(told).as(title.getKey()).hasSizeGreaterThan(5);
      assertThat(told).as(title.getKey()).allMatch(line -> lines.indexOf(line) >= 0);
    }
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

  @Test
  void everyLineThatIsBrokenOnPurposeStandsOnce() {
    // `.ci/mutants` breaks lines by their text; one that was rewritten would prove nothing.
    for (String list : List.of("adjudicator .ci/mutants.txt", "bot .ci/mutants-bot.txt")) {
      String root = list.split(" ", 2)[0] + "/src/main/";
      List<String> code =
          Source.all().stream()
              .filter(source -> source.name().startsWith(root))
              .map(Source::text)
              .toList();
      BROKEN
          .matcher(Source.read(Source.ROOT.resolve(list.split(" ", 2)[1])))
          .results()
          .map(found -> found.group(1))
          .forEach(
              line ->
                  assertThat(code.stream().filter(text -> text.contains(line)).count())
                      .as(line)
                      .isOne());
    }
  }
}
