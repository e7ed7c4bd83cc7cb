package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.config.SettingsFile;
import depesche.bot.monitor.LoggedLines;
import depesche.bot.site.Site;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Clock;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/// Issue 55, bad input: a disk that takes no pages, and a folder somebody else wrote into.
class SiteDiskTest {

  @RegisterExtension private final LoggedLines log = new LoggedLines(Site.class.getName());
  @TempDir private Path folder;
  private Path settings = Path.of("");
  private Server server;
  private Person master;

  @BeforeEach
  void start() throws IOException {
    settings =
        Files.writeString(
            folder.resolve("server.yaml"),
            """
            data: %1$s/data
            post:
              embedded: {smtpPort: 0, imapPort: 0}
            site: {folder: %1$s/site}
            """
                .formatted(folder));
    open();
  }

  private void open() {
    server = Server.open(SettingsFile.read(settings), Program.HOME, Clock.systemUTC());
    master = new Person("master", server.smtpPort(), server.imapPort());
    assertThat(server.awaitQuiet(House.patience())).isTrue();
  }

  @AfterEach
  void stop() {
    master.close();
    server.close();
  }

  private String ask(String letter) {
    String answer = master.answer(master.write(letter, Optional.empty())).text();
    assertThat(answer).contains("OK:");
    assertThat(server.awaitQuiet(House.patience())).isTrue();
    return answer;
  }

  private Path page(String path) {
    return folder.resolve("site").resolve(path);
  }

  @Test
  void aDiskThatTakesNoPagesHindersNothingAndAnIdleServerWritesNone() throws IOException {
    // One server for both.
    mailGoesOnWhileNoPageCanBeWrittenAndPagesFollow();
    nothingIsWrittenAgainWhileNothingHappens();
  }

  private void mailGoesOnWhileNoPageCanBeWrittenAndPagesFollow() throws IOException {
    // A file stands in for a disk that refuses every write: letters are answered, the log says it
    // once and once that it is over, and with the next work all pages are made that were left.
    Path away = folder.resolve("away");
    Files.move(folder.resolve("site"), away);
    Files.writeString(folder.resolve("site"), "full");
    assertThat(ask("CREATE alpha blood-and-iron")).contains("alpha");
    assertThat(ask("CREATE beta great-powers")).contains("beta");
    assertThat(ask("CREATE gamma blood-and-iron")).contains("gamma");
    assertThat(log.words()).hasSize(1).allMatch(words -> words.startsWith("pages: "));
    Files.delete(folder.resolve("site"));
    Files.move(away, folder.resolve("site"));
    ask("SET RULE gamma page=OFF");
    assertThat(page("alpha/index.html")).exists();
    assertThat(page("beta/index.html")).exists();
    assertThat(page("gamma")).doesNotExist();
    assertThat(page("index.html")).content().contains("alpha", "beta").doesNotContain("gamma");
    assertThat(log.words()).hasSize(2).last().asString().contains("work goes on");
  }

  @Test
  void whatIsInTheWayOfOneGameHindersNoOther() throws IOException {
    // One server for both.
    whatOthersPutThereStaysAndIsNotRead();
    aStartKeepsAGameInTheListWhosePagesCannotBeWritten();
  }

  private void whatOthersPutThereStaysAndIsNotRead() throws IOException {
    // A folder somebody else wrote into: a link that leads outside is not followed, a file in the
    // way stays, and neither is read; the other games have their pages.
    Path outside = Files.createDirectory(folder.resolve("outside"));
    Files.writeString(outside.resolve("index.html"), "secret");
    Files.createSymbolicLink(page("alpha"), outside);
    Files.writeString(page("beta"), "theirs");
    Files.writeString(page("Notes.txt"), "theirs");
    ask("CREATE alpha blood-and-iron");
    ask("CREATE beta blood-and-iron");
    ask("CREATE gamma blood-and-iron");
    assertThat(outside).isDirectoryContaining("glob:**/index.html");
    try (var all = Files.list(outside)) {
      assertThat(all).hasSize(1);
    }
    assertThat(outside.resolve("index.html")).hasContent("secret");
    assertThat(page("beta")).hasContent("theirs");
    assertThat(page("Notes.txt")).hasContent("theirs");
    assertThat(page("gamma/index.html")).exists();
    assertThat(page("index.html")).content().contains("gamma").doesNotContain("alpha", "beta");
    Files.delete(page("alpha"));
    Files.delete(page("beta"));
    ask("CREATE delta blood-and-iron");
    assertThat(page("index.html")).content().contains("alpha", "beta", "gamma", "delta");
    assertThat(page("alpha/index.html")).exists();
  }

  /// {@return all pages, and when and as which file each was written}
  private SortedMap<Path, String> written() throws IOException {
    SortedMap<Path, String> written = new TreeMap<>();
    try (Stream<Path> all = Files.walk(folder.resolve("site"))) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        BasicFileAttributes known = Files.readAttributes(file, BasicFileAttributes.class);
        written.put(file, known.lastModifiedTime() + " " + known.fileKey());
      }
    }
    return written;
  }

  private void nothingIsWrittenAgainWhileNothingHappens() throws IOException {
    // Issue 55: on an idle server no file is written again, neither after a letter that changes
    // nothing that everybody may see, nor after a start.
    SortedMap<Path, String> before = written();
    assertThat(before.keySet()).contains(page("alpha/index.html"), page("feed.atom"));
    master.answer(master.write("STATUS alpha", Optional.empty()));
    assertThat(server.awaitQuiet(House.patience())).isTrue();
    assertThat(written()).isEqualTo(before);
    stop();
    open();
    assertThat(written()).isEqualTo(before);
  }

  private void aStartKeepsAGameInTheListWhosePagesCannotBeWritten() throws IOException {
    // What is in the way of one file stands in for a disk without room for this game: the list,
    // which is written anew after a start, has it all the same.
    int before = log.words().size();
    stop();
    Files.delete(page("alpha/feed.atom"));
    Files.createDirectories(page("alpha/feed.atom/theirs"));
    open();
    assertThat(log.words().subList(before, log.words().size()))
        .anyMatch(words -> words.startsWith("pages: "));
    assertThat(page("index.html")).content().contains("alpha", "beta");
  }
}
