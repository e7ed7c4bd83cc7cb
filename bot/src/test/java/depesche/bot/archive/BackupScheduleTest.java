package depesche.bot.archive;

import static org.awaitility.Awaitility.await;

import depesche.bot.config.InstalledTitles;
import depesche.bot.game.Library;
import depesche.bot.ledger.BareGame;
import depesche.bot.ledger.Ledger;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Backups that a running server takes by itself.
class BackupScheduleTest {

  private static final Library LIBRARY =
      new Library(InstalledTitles.from(Path.of("..").resolve("config")));
  private static final Instant BEGIN = Instant.parse("2026-11-23T12:00:00Z");

  @TempDir private Path folder = Path.of("");

  private final AtomicReference<Instant> time = new AtomicReference<>(BEGIN);
  private final InstantSource source = time::get;
  private final Clock clock = source.withZone(ZoneOffset.UTC);
  private Ledger ledger;
  private BackupSchedule backupSchedule;

  @BeforeEach
  void open() throws IOException {
    Path data = Files.createDirectories(folder.resolve("data"));
    ledger = Ledger.in(data);
    Files.createDirectories(folder.resolve("backups/2026-11-22T12-00-00Z/post"));
    Files.createDirectories(folder.resolve("backups/holidays"));
    BackupFolder backupFolder =
        new BackupFolder(folder.resolve("backups"), Duration.ofHours(24), 2);
    backupSchedule =
        BackupSchedule.start(
            ledger, new RequestFolder(data), LIBRARY, clock, Optional.of(backupFolder));
  }

  @AfterEach
  void close() {
    backupSchedule.close();
    ledger.close();
  }

  private List<String> folders() throws IOException {
    try (Stream<Path> all = Files.list(folder.resolve("backups"))) {
      return all.map(path -> String.valueOf(path.getFileName())).sorted().toList();
    }
  }

  /// The time must not go on under a copy that has its folder and not its time yet.
  private boolean isFinished(String name) {
    return name.equals("holidays") || BackupCopy.isIn(folder.resolve("backups", name));
  }

  private void hold(String... names) {
    List<String> held = List.of(names);
    await()
        .atMost(Duration.ofMinutes(1))
        .until(() -> folders().equals(held) && held.stream().allMatch(this::isFinished));
  }

  @Test
  void theNewestAreKept() {
    // Every so many hours there is a new one; those older than the number to keep go, and so does
    // one that was never finished. A folder with another name is not ours.
    hold("2026-11-23T12-00-00Z", "holidays");
    time.set(BEGIN.plus(Duration.ofHours(24)));
    hold("2026-11-23T12-00-00Z", "2026-11-24T12-00-00Z", "holidays");
    time.set(BEGIN.plus(Duration.ofHours(49)));
    hold("2026-11-24T12-00-00Z", "2026-11-25T13-00-00Z", "holidays");
  }

  @Test
  void aNewGameDoesNotWait() {
    // Its secrets are nowhere else.
    hold("2026-11-23T12-00-00Z", "holidays");
    ledger.work(unitOfWork -> BareGame.enter(unitOfWork, "bismarck"));
    time.set(BEGIN.plus(Duration.ofMinutes(1)));
    hold("2026-11-23T12-00-00Z", "2026-11-23T12-01-00Z", "holidays");
  }

  @Test
  void whyOneWasNotMadeIsKnownUntilOneIs() throws IOException {
    // A monitor asks for it: a backup that fails each day is missed only when it is needed.
    hold("2026-11-23T12-00-00Z", "holidays");
    Path away = Files.move(folder.resolve("backups"), folder.resolve("away"));
    Files.createFile(folder.resolve("backups"));
    time.set(BEGIN.plus(Duration.ofHours(24)));
    await().atMost(Duration.ofMinutes(1)).until(() -> backupSchedule.trouble().isPresent());
    Files.delete(folder.resolve("backups"));
    Files.move(away, folder.resolve("backups"));
    time.set(BEGIN.plus(Duration.ofHours(25)));
    hold("2026-11-23T12-00-00Z", "2026-11-24T13-00-00Z", "holidays");
    await().atMost(Duration.ofMinutes(1)).until(() -> backupSchedule.trouble().isEmpty());
  }
}
