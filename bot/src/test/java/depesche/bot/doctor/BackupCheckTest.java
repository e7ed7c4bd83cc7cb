package depesche.bot.doctor;

import static depesche.bot.doctor.Findings.assertWell;
import static depesche.bot.doctor.Findings.ill;
import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.archive.BackupFolder;
import depesche.bot.archive.BackupWriter;
import depesche.bot.archive.Progress;
import depesche.bot.config.InstalledTitles;
import depesche.bot.game.Library;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.file.LedgerFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The doctor says when the last backup was made and whether it still holds.
class BackupCheckTest {

  private static final Instant NOON = Instant.parse("2026-11-23T12:00:00Z");

  @TempDir private Path home;

  private List<Finding> look(Instant now) {
    BackupFolder backupFolder = new BackupFolder(home.resolve("backups"), Duration.ofHours(24), 2);
    Clock clock = Clock.fixed(now, ZoneOffset.UTC);
    return new BackupCheck(Optional.of(backupFolder), home.resolve("data"), clock).look();
  }

  private Path backup() throws IOException {
    Path data = Files.createDirectories(home.resolve("data"));
    Ledger.in(data).close();
    Library library = new Library(InstalledTitles.from(Path.of("..").resolve("config")));
    Path folder = home.resolve("backups/2026-11-23T12-00-00Z");
    new BackupWriter(data, library, Clock.fixed(NOON, ZoneOffset.UTC), Progress.silent())
        .copy(folder, zip -> LedgerFile.copy(data, zip));
    return folder;
  }

  @Test
  void noneIsANote() {
    // An operator may have other ways; only what is planned can fail.
    List<Finding> findings =
        new BackupCheck(Optional.empty(), home.resolve("data"), Clock.systemUTC()).look();
    assertWell(findings);
    assertThat(findings.toString()).contains("none is scheduled", "keep a copy of", "chance.key");
    assertWell(look(NOON));
    assertThat(look(NOON).toString()).contains("makes the first one", "its log says why not");
  }

  @Test
  void aFolderThatTakesNoneIsNamed() throws IOException {
    // Else the doctor would say that the first one is still to come.
    Files.writeString(home.resolve("backups"), "a file");
    assertThat(ill(look(NOON))).contains("cannot write to", "backup.folder");
  }

  @Test
  void oneThatIsOldIsNamed() throws IOException {
    // If the last two are missing, something keeps the server from it.
    backup();
    assertWell(look(NOON.plus(Duration.ofHours(47))));
    assertThat(look(NOON).toString()).contains("2026-11-23T12:00:00Z", "is intact");
    assertThat(ill(look(NOON.plus(Duration.ofHours(49))))).contains("its log says why");
  }

  @Test
  void oneThatIsDamagedIsNamed() throws IOException {
    // A disk forgets; that is better known before the backup is needed.
    Path folder = backup();
    Files.writeString(folder.resolve("depesche.mv.db"), "x", StandardOpenOption.APPEND);
    assertThat(ill(look(NOON))).contains("depesche.mv.db", "damaged");
  }

  @Test
  void aKeyAmongThemIsNamed() throws IOException {
    // With ledger and key one can foresee every draw.
    backup();
    Files.writeString(home.resolve("backups/chance.key"), "");
    assertThat(ill(look(NOON))).contains("chance.key", "elsewhere");
  }
}
