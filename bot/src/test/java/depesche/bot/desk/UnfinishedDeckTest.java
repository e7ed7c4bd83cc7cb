package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import depesche.bot.command.DeckCommand;
import depesche.bot.config.InstalledTitles;
import depesche.bot.doctor.AllChecks;
import depesche.bot.report.MailWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.RandomAccessFile;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Clock;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/// Whatever lies in `config/decks`, the server starts, doctor says what is wrong, and CREATE names
/// a deck that can be played.
class UnfinishedDeckTest {

  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final String OURS = "bismarcks-dance.json";

  @TempDir private Path home = Path.of("");
  private Path decks = Path.of("");
  private String ours = "";

  @BeforeEach
  void anInstallation() throws IOException {
    Path config = ROOT.resolve("config");
    for (String folder : List.of("boards", "maps", "tables", "scenarios", "decks")) {
      Path copy = Files.createDirectories(home.resolve("config").resolve(folder));
      try (Stream<Path> files = Files.list(config.resolve(folder))) {
        for (Path file : files.toList()) {
          Files.copy(file, copy.resolve(String.valueOf(file.getFileName())));
        }
      }
    }
    decks = home.resolve("config").resolve("decks");
    ours = Files.readString(config.resolve("decks").resolve(OURS));
  }

  private void type(String name, String text) throws IOException {
    Files.writeString(decks.resolve(name), text);
  }

  /// {@return what doctor says of decks}
  private String doctor() {
    return AllChecks.of(home, home.resolve("none.yaml"), Clock.systemUTC()).stream()
        .filter(finding -> finding.subject().equals("decks"))
        .map(finding -> finding.health() + " " + finding.words())
        .collect(Collectors.joining("\n"));
  }

  /// {@return what CREATE answers to the choice of a deck}
  private String create(String deck) {
    MailWriter writer = MailWriter.load(ROOT.resolve("templates"));
    try (Bureau bureau = new Bureau(InstalledTitles.from(home.resolve("config")), writer)) {
      return bureau
          .write("master@localhost", "CREATE bismarck bismarcks-dance deck=" + deck)
          .getLast()
          .text()
          .replaceAll("\\s+", " ");
    }
  }

  @Test
  void aTableIsAskedForCardsThatNobodyHasTyped() {
    // The files of moderated tables are played as they are: their missing cards are no trouble.
    assertThat(doctor())
        .contains("WELL config/decks/congress-of-vienna.json can be played; ")
        .contains("WELL config/decks/weimar.json can be played; ")
        .contains("the table is asked for the rest")
        .doesNotContain("TO_MEND");
  }

  @Test
  void aDeckWithACardTooFewSaysWhatItLacks() throws IOException {
    // Issue: partly typed decks say what is missing, with file, line and mend.
    String card = "(?s)    \\{\"id\": \"bukhara\".*?autumn 1873\"\\},\n";
    type("mine.json", ours.replaceFirst(card, ""));
    assertThat(doctor())
        .contains("TO_MEND config/decks/mine.json cannot be played (62 of 63 cards are complete)")
        .contains("62 cards are here instead of 63; add 1 more")
        .contains("WELL config/decks/" + OURS + " can be played");
    for (String said : List.of("mine.json", "MINE.JSON", "mine")) {
      assertThat(create(said))
          .contains("cannot be played yet", "line 12: 62 cards are here", "add 1 more")
          .contains("write deck=" + OURS);
    }
  }

  @Test
  void theFirstFindingsAreSaidAndTheOthersCounted() throws IOException {
    // A deck that has just been begun lacks almost everything; nobody reads sixty lines of that.
    String begun = ours.substring(0, ours.indexOf("    {\"id\": \"triple-alliance\""));
    String more = "{\"id\": \"x\", \"type\": \"EVENT\"},\n{\"id\": \"y\"},\n{\"id\": \"z\"}\n]}";
    type("begun.json", begun + more);
    String count = "begun.json, line \\d+: .*; and \\d+ more";
    assertThat(doctor()).containsPattern(count + ": ./depesche deck check config/decks/begun");
    assertThat(create("begun.json")).containsPattern(count + ", which `./depesche deck check");
    StringWriter out = new StringWriter();
    new CommandLine(new DeckCommand())
        .setOut(new PrintWriter(out, true))
        .execute("check", decks.resolve("begun.json").toString());
    assertThat(out.toString().lines().filter(line -> line.startsWith("missing")))
        .hasSizeGreaterThan(3);
  }

  @Test
  void whatIsNoDeckIsSaidAndStopsNothing() throws IOException {
    // A broken file, a huge one, a link to nowhere, a folder, and what is no text.
    type("broken.json", ours.substring(0, 3000));
    type("list.json", "[1, 2]");
    type("empty.json", "");
    try (RandomAccessFile huge = new RandomAccessFile(decks.resolve("huge.json").toFile(), "rw")) {
      huge.setLength(50_000_000);
    }
    Files.createSymbolicLink(decks.resolve("gone.json"), home.resolve("nowhere.json"));
    Files.createDirectory(decks.resolve("folder.json"));
    byte[] latin = "{\"title\": \"ä\"}".getBytes(StandardCharsets.ISO_8859_1);
    Files.write(decks.resolve("latin.json"), latin);
    type("my deck.json", ours);
    assertThat(doctor().lines().filter(line -> line.startsWith("TO_MEND"))).hasSize(8);
    assertThat(doctor())
        .contains("config/decks/broken.json, line ")
        .contains("config/decks/list.json, line 1: ")
        .contains("config/decks/empty.json, line 1: ")
        .contains("config/decks/huge.json has 50 megabytes")
        .contains("config/decks/gone.json is a link to a file that is not there")
        .contains("config/decks/folder.json is no file")
        .contains("config/decks/latin.json is not text in UTF-8")
        .contains("config/decks/my deck.json: use letters, digits, - and _");
    assertThat(create("nowhere.json"))
        .contains("There was no deck “nowhere.json”", "a new file is read when the operator");
    assertThat(create("huge.json")).contains("has 50 megabytes", "write deck=" + OURS);
    assertThat(create("gone.json")).contains("is a link to a file that is not there");
    assertThat(create("broken.json")).contains("cannot be played yet", "line ");
  }

  @Test
  void aFileThatMayNotBeReadIsSaid() throws IOException {
    type("secret.json", ours);
    Files.setPosixFilePermissions(
        decks.resolve("secret.json"), PosixFilePermissions.fromString("---------"));
    // The operator may read everything.
    assumeThat(Files.isReadable(decks.resolve("secret.json"))).isFalse();
    assertThat(doctor()).contains("config/decks/secret.json cannot be read; fix its permissions");
    assertThat(create("secret.json")).contains("fix its permissions", "write deck=" + OURS);
  }

  @Test
  void twoDecksOfOneNameAreToldApart() throws IOException {
    // Options do not heed capitals and marks, so the second of two such files could not be chosen.
    type("mine.json", ours.replace("Depesche's deck", "My deck"));
    type("mi-ne.json", ours.replace("Depesche's deck", "Another deck"));
    type("same.json", ours);
    assertThat(doctor())
        .contains("TO_MEND config/decks/mine.json cannot be played")
        .contains("CREATE cannot tell it from mi-ne.json")
        .contains("WELL config/decks/same.json can be played; its title is that of " + OURS);
    assertThat(create("same.json")).contains("has been created");
  }

  @Test
  void aNameThatIsNearlyRightIsSuggested() throws IOException {
    // Issue: CREATE names the nearest deck that works.
    type("printed.json", ours);
    assertThat(create("pritned.json"))
        .contains("There was no deck “pritned.json”", "write deck=printed.json");
    assertThat(create("zzz.json")).contains("write deck=" + OURS, "printed.json");
  }
}
