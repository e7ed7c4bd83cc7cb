package depesche.bot.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.bot.config.UnusableInput;
import depesche.bot.game.Library;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.file.LedgerFile;
import depesche.bot.ledger.file.RowCounts;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A copy that is not like the database is not kept, and what may be better the next time is tried
/// again.
class BackupWriterTest {

  private static final Instant NOON = Instant.parse("1866-07-03T12:00:00Z");

  /// Kind and length of a value stand there.
  private static final int BEFORE = 2;

  @TempDir private Path folder = Path.of("");
  private Path data = Path.of("");

  @BeforeEach
  void thereIsALedger() throws IOException {
    data = Files.createDirectory(folder.resolve("data"));
    Ledger.in(data).close();
  }

  private BackupWriter.Copied copy(Path to, int stale) {
    AtomicInteger taken = new AtomicInteger();
    return new BackupWriter(
            data, new Library(List.of()), Clock.fixed(NOON, ZoneOffset.UTC), Progress.silent())
        .copy(
            to,
            zip -> {
              RowCounts rowCounts = LedgerFile.copy(data, zip);
              return taken.incrementAndGet() <= stale ? more(rowCounts) : rowCounts;
            });
  }

  /// {@return as if something had been in the ledger that is not in its copy}
  private static RowCounts more(RowCounts rowCounts) {
    SequencedMap<String, Long> rows = new LinkedHashMap<>(rowCounts.rows());
    rows.merge("INBOX", 1L, Long::sum);
    return new RowCounts(rowCounts.schema(), rows);
  }

  @Test
  void whatLacksTheLastMailIsCopiedAgain() {
    // Beside a server at work the copy of the file may lack what was committed last.
    Path to = folder.resolve("copy");
    assertThat(copy(to, 2).doubts()).isEmpty();
    assertThat(BackupCopy.open(to).games()).isZero();
  }

  @Test
  void whatCannotBeReadIsNoBackup() throws IOException, SQLException {
    // Rows are counted without being read: a copy of a damaged file was called a checked backup.
    String address = "a1500@example.org";
    try (Connection connection = LedgerFile.alone(data);
        Statement statement = connection.createStatement()) {
      statement.execute(
          "insert into player (address, zone) select 'a' || x || '@example.org', 'UTC' from"
              + " system_range(1, 3000)");
    }
    Path file = data.resolve(LedgerFile.NAME);
    byte[] bytes = Files.readAllBytes(file);
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    for (int at = text.indexOf(address); at >= 0; at = text.indexOf(address, at + 1)) {
      Arrays.fill(bytes, at - BEFORE, at, (byte) -1);
    }
    Files.write(file, bytes);
    Path to = folder.resolve("copy");
    assertThatThrownBy(() -> copy(to, 0))
        .isInstanceOf(DamagedBackup.class)
        .hasMessageContaining("restore an earlier backup");
    assertThat(to.resolve(BackupManifest.NAME)).doesNotExist();
  }

  @Test
  void whatTheCopyThrowsIsSaidInALine() {
    // A full disk has many names; people got a page of Java for those that were not expected.
    Path to = folder.resolve("copy");
    BackupWriter writer =
        new BackupWriter(
            data, new Library(List.of()), Clock.fixed(NOON, ZoneOffset.UTC), Progress.silent());
    assertThatThrownBy(
            () ->
                writer.copy(
                    to,
                    _ -> {
                      throw new UnsupportedOperationException("a page of Java");
                    }))
        .isInstanceOf(UnusableInput.class)
        .hasMessage(
            "the backup in %s was not finished: the disk or the file system refuses it; try again,"
                + " or name another folder",
            to);
    assertThat(to).isEmptyDirectory();
  }

  @Test
  void whatNeverIsLikeTheDatabaseIsNoBackup() {
    // It is said how much is missing where, and nothing is left behind.
    Path to = folder.resolve("copy");
    assertThatThrownBy(() -> copy(to, Integer.MAX_VALUE))
        .isInstanceOf(DamagedBackup.class)
        .hasMessageContaining("INBOX 0 for 1");
    assertThat(to).isEmptyDirectory();
  }
}
