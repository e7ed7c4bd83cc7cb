package depesche.demo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.bot.chance.ProofCheck;
import depesche.bot.chance.TranscriptFile;
import depesche.bot.chance.Verification;
import depesche.bot.config.UnusableInput;
import depesche.demo.DemoGame.Outcome;
import depesche.demo.DemoGame.Script;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DemoGameTest {

  private static final Path HOME = Path.of("..", "..").toAbsolutePath().normalize();
  private static final String SEED = System.getProperty("depesche.seed", "1865");
  private static final Script SHORT = new Script("blood-and-iron", SEED, List.of("endYear=1866"));

  private static final Pattern OF_THEIR_OWN =
      Pattern.compile(
          "bismarcks-dance|Bismarck's Dance|BismarcksDance|adjudicator[./]bismarck"
              + "|congress-of-vienna|Congress of Vienna|adjudicator[./]congress"
              + "|weimar|Weimar|plain-table");

  @TempDir private Path folder = Path.of("");

  // A game by mail ends by its rules, its album holds together, secrets keep until the report, and
  // the same seed plays the same game.
  @Test
  void playsAWholeGame() throws IOException {
    System.out.println("depesche.seed=" + SEED);
    Path first = folder.resolve("first");
    List<AlbumPress> written;
    try (DemoGame game = new DemoGame(SHORT, HOME, first, _ -> {})) {
      Outcome outcome = game.play();
      assertThat(outcome.over()).isTrue();
      assertThat(outcome.standing()).hasSize(5);
      keepsSecrets(game.leaves());
      lettersArrive(game);
      written = game.press();
    }
    linksResolve(first);
    String transcript = Files.readString(first.resolve("transcript.json"));
    assertThat(Verification.of(TranscriptFile.read("transcript.json", transcript), List.of()))
        .hasSizeGreaterThan(100)
        .allMatch(ProofCheck::passed);
    Path second = folder.resolve("second");
    try (DemoGame game = new DemoGame(SHORT, HOME, second, _ -> {})) {
      assertThat(game.play().over()).isTrue();
      assertThat(game.press()).hasSizeGreaterThan(5).isEqualTo(written);
    }
    assertThat(files(second, "reports")).isEqualTo(files(first, "reports"));
    assertThat(files(second, "demo")).isEqualTo(files(first, "demo"));
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5, 6, 7, 8})
  void playsGreatPowersAtEverySize(int seats) {
    // Great Powers is for three to eight players; two turns show whether a table of that size
    // works.
    Script script = new Script("great-powers", SEED, List.of("turns=2"), seats);
    Outcome outcome = DemoGame.play(script, HOME, folder, _ -> {});
    assertThat(outcome.over()).isTrue();
    assertThat(outcome.standing()).hasSize(seats);
  }

  @ParameterizedTest
  @CsvSource({"bismarcks-dance, 1", "bismarcks-dance-contest, 2"})
  void playsATitleWithAPlayerOfItsOwnToItsEnd(String title, int seats) {
    // The plain player writes a letter for each report, until it has won or lost; in a contest each
    // seat plays its own table to its end, and then all see the standing.
    System.out.println("depesche.seed=" + SEED);
    Script script = new Script(title, SEED, List.of());
    Outcome outcome = DemoGame.play(script, HOME, folder, System.out::println);
    assertThat(outcome.over()).isTrue();
    assertThat(outcome.standing()).hasSize(seats);
  }

  @ParameterizedTest
  @CsvSource({"plain-table, 3, Wager", "weimar, 4, AGENDA", "congress-of-vienna, 4, ISSUE"})
  void showsAModeratedTableFromTheExampleOfItsPlaybookOn(String title, int seats, String word)
      throws IOException {
    // The players write the playbook's own example as far as their cards allow, and then acts of
    // their own; a game that is long is left after some reports.
    System.out.println("depesche.seed=" + SEED);
    Script script = new Script(title, SEED, List.of(), 0, 6);
    Path album = folder.resolve(title);
    try (DemoGame game = new DemoGame(script, HOME, album, _ -> {})) {
      Outcome outcome = game.play();
      assertThat(outcome.phases()).isGreaterThanOrEqualTo(4);
      assertThat(game.leaves())
          .extracting(AlbumMail::person)
          .as("who writes and hears")
          .hasSizeGreaterThan(seats);
      assertThat(letters(game))
          .anyMatch(text -> text.toUpperCase(Locale.ROOT).contains(word.toUpperCase(Locale.ROOT)));
      assertThat(game.leaves())
          .filteredOn(mail -> mail.direction() == AlbumMail.Direction.ANSWER)
          .filteredOn(mail -> mail.subject().contains("not accepted"))
          .isEmpty();
    }
  }

  @Test
  void onlyTheListOfTitlesNamesATitleWithAPlayerOfItsOwn() throws IOException {
    // A title touches the bot nowhere except where the library lists titles.
    Path main = HOME.resolve("bot/src/main");
    Path list = main.resolve("java/depesche/bot/config/InstalledTitles.java");
    try (Stream<Path> files = Files.walk(main)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String text = Files.readString(file, StandardCharsets.ISO_8859_1);
        assertThat(file.equals(list) || !OF_THEIR_OWN.matcher(file + text).find())
            .as(file.toString())
            .isTrue();
      }
    }
  }

  @Test
  void playsTheStandardGameWithFleetsConvoysAndBuilds() throws IOException {
    // The classic game by mail: fleets sail, an army crosses the sea, fleets are built in winter.
    System.out.println("depesche.seed=" + SEED);
    Script script = new Script("standard", SEED, List.of("lastYear=1902"));
    try (DemoGame game = new DemoGame(script, HOME, folder.resolve("standard"), _ -> {})) {
      Outcome outcome = game.play();
      assertThat(outcome.over()).isTrue();
      assertThat(outcome.standing()).hasSize(7);
      keepsSecrets(game.leaves());
      assertThat(letters(game)).anyMatch(text -> text.matches("(?is).* (C|convoys) .* (-|to) .*"));
      assertThat(letters(game)).anyMatch(text -> text.matches("(?is).*\\bBUILD F\\b.*"));
    }
    linksResolve(folder.resolve("standard"));
  }

  private static List<String> letters(DemoGame game) {
    return game.leaves().stream()
        .filter(albumMail -> albumMail.direction() == AlbumMail.Direction.LETTER)
        .map(AlbumMail::text)
        .toList();
  }

  @Test
  void aTitleWithoutPlayersIsRefused() {
    // A title that is not there is answered with those that are.
    assertThatThrownBy(
            () -> DemoGame.play(new Script("chess", SEED, List.of()), HOME, folder, _ -> {}))
        .isInstanceOf(UnusableInput.class)
        .hasMessageContaining("blood-and-iron and standard and great-powers");
    assertThatThrownBy(
            () -> DemoGame.play(new Script("great-power", SEED, List.of()), HOME, folder, _ -> {}))
        .hasMessageContaining("did you mean great-powers?");
  }

  /// No word of an order reaches another seat before the report of its phase.
  private static void keepsSecrets(List<AlbumMail> leaves) {
    int checked = 0;
    for (AlbumMail letter : leaves) {
      if (letter.direction() == AlbumMail.Direction.LETTER
          && !isPress(letter)
          && letter.phase().matches("[SFW]\\d{4}[MRA]")) {
        for (String line :
            letter
                .text()
                .lines()
                .filter(line -> line.matches(".* (-|S|to|supports) .*"))
                .toList()) {
          checked++;
          assertThat(leaves)
              .filteredOn(albumMail -> albumMail.phase().equals(letter.phase()))
              .filteredOn(albumMail -> !albumMail.person().equals(letter.person()))
              .filteredOn(
                  albumMail ->
                      albumMail.direction() != AlbumMail.Direction.LETTER && !isReport(albumMail))
              .filteredOn(albumMail -> !wroteItToo(leaves, albumMail, line))
              .filteredOn(albumMail -> !albumMail.subject().contains("History"))
              .noneMatch(albumMail -> albumMail.text().contains(line));
        }
      }
    }
    assertThat(checked).isGreaterThan(20);
  }

  /// What the first page shows is what a reader found in their mailbox.
  private static void lettersArrive(DemoGame game) {
    List<AlbumPress> press = game.press();
    assertThat(press).hasSizeGreaterThan(5);
    for (AlbumPress letter : press) {
      assertThat(game.leaves())
          .filteredOn(albumMail -> albumMail.file().equals(letter.file()))
          .first()
          .satisfies(
              mail ->
                  assertThat(
                          letter.to().isEmpty()
                              || mail.text()
                                  .replaceAll("\\s+", " ")
                                  .contains(letter.paragraphs().getFirst()))
                      .as(letter.file())
                      .isTrue());
    }
  }

  /// What players write to each other is no order.
  private static boolean isPress(AlbumMail letter) {
    return letter.text().matches("(?s).*\\bEND(PRESS|DIARY)$");
  }

  private static boolean isReport(AlbumMail albumMail) {
    return albumMail.direction() == AlbumMail.Direction.NEWS
        && (albumMail.subject().contains(": report") || albumMail.subject().contains("is over"));
  }

  private static boolean wroteItToo(List<AlbumMail> leaves, AlbumMail mail, String line) {
    return leaves.stream()
        .filter(albumMail -> albumMail.direction() == AlbumMail.Direction.LETTER)
        .filter(
            albumMail ->
                albumMail.person().equals(mail.person()) && albumMail.phase().equals(mail.phase()))
        .anyMatch(albumMail -> albumMail.text().contains(line));
  }

  /// The demonstration's pages are the server's: each link leads to a page of the same folder.
  private static void linksResolve(Path album) throws IOException {
    int links = 0;
    for (Map.Entry<String, String> file : files(album, "").entrySet()) {
      Path here = album.resolve(file.getKey());
      boolean ours = file.getKey().matches("index.html|demo/.*\\.html");
      if (ours) {
        Document page = Jsoup.parse(file.getValue());
        for (Element link : page.select("[href], [src]")) {
          links++;
          assertThat(here.resolveSibling(link.attr("href") + link.attr("src"))).exists();
        }
        assertThat(page.html()).doesNotContain(album.toString(), HOME.toString());
      }
    }
    assertThat(links).isGreaterThan(50);
    Document game = Jsoup.parse(album.resolve("demo/index.html"));
    assertThat(game.select("main h2").eachText()).contains("Final standing", "Centres over time");
  }

  private static Map<String, String> files(Path album, String below) throws IOException {
    Map<String, String> found = new LinkedHashMap<>();
    try (Stream<Path> files = Files.walk(album.resolve(below))) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        found.put(
            album.relativize(file).toString(), Files.readString(file, StandardCharsets.ISO_8859_1));
      }
    }
    return found;
  }
}
