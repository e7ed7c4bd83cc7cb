package depesche.bot.ledger.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.bot.chance.Vault;
import depesche.bot.config.Settings;
import depesche.bot.config.UnusableInput;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.file.LedgerState;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Random;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A file of H2 that is not ours to work in is refused at the start, and left as it is.
class EmbeddedTest {

  /// H2's own account of where everything is, twice.
  private static final int HEAD = 8192;

  @TempDir private Path data;

  @BeforeEach
  void aLedger() {
    Ledger.open(EmbeddedDatabase.in(data), Vault.in(data.resolve("chance.key"))).close();
  }

  private void refused(String words) {
    assertThatThrownBy(() -> Ledger.alone(Settings.standard(), data))
        .isInstanceOf(UnusableInput.class)
        .hasMessageContaining(data.toString())
        .hasMessageContaining(words);
  }

  @Test
  void oneInWhichAnotherServerWorksIsRefused() throws IOException {
    // So it is locked by another process.
    try (FileChannel file =
            FileChannel.open(data.resolve("depesche.mv.db"), StandardOpenOption.WRITE);
        FileLock _ = file.lock()) {
      refused("stop it first, or set another data folder");
    }
    Ledger.alone(Settings.standard(), data).close();
  }

  @Test
  void oneThatIsDamagedIsRefusedInOneSentence() throws IOException {
    // Pages of Java do not tell anybody that a backup is what helps.
    Path file = data.resolve("depesche.mv.db");
    byte[] whole = Files.readAllBytes(file);
    byte[] noise = new byte[whole.length];
    new Random(1).nextBytes(noise);
    Files.write(file, noise);
    refused("holds nothing any more: restore a backup");
    System.arraycopy(whole, HEAD, noise, HEAD, whole.length - HEAD);
    Files.write(file, noise);
    refused("see whether its disk is full or failing; if not, restore a backup");
    Files.write(file, whole);
    Ledger.alone(Settings.standard(), data).close();
  }

  @Test
  void oneWhoseRestIsDamagedBehindAWholeHeadIsRefusedForGood() throws IOException {
    // H2 may find nothing in it, and begin anew without a word.
    Path file = data.resolve("depesche.mv.db");
    byte[] whole = Files.readAllBytes(file);
    for (int seed = 1; seed <= 8; seed++) {
      byte[] noise = new byte[whole.length];
      new Random(seed).nextBytes(noise);
      System.arraycopy(whole, 0, noise, 0, HEAD);
      Files.write(file, noise);
      refused("restore a backup");
      refused("restore a backup");
      assertThat(file).as("what may be mended with other tools").hasBinaryContent(noise);
      assertThatThrownBy(() -> LedgerState.of(Settings.standard(), data))
          .as("to `doctor`, too")
          .hasMessageContaining("restore a backup");
    }
    Files.write(file, whole);
    Ledger.alone(Settings.standard(), data).close();
  }

  @Test
  void oneThatIsEmptyIsNotFilledAnew() throws IOException {
    // H2 would make a new database of it, and nobody would hear that all games are gone.
    Files.write(data.resolve("depesche.mv.db"), new byte[0]);
    refused("restore a backup");
    EmbeddedDatabase.in(data).connect().close();
    refused("restore a backup");
    // Nor does `doctor` call it one of an earlier version.
    assertThat(LedgerState.of(data)).isInstanceOf(LedgerState.Broken.class);
    Files.delete(data.resolve("chance.key"));
    // So a first start leaves it that was killed.
    Ledger.alone(Settings.standard(), data).close();
  }

  @Test
  void aFolderMayBeNamedFromTheCurrentOne() {
    // `./depesche backup monday` did not open the copy that it had made.
    assertThat(EmbeddedDatabase.in(Path.of("monday")).url())
        .endsWith(":" + Path.of("monday/depesche").toAbsolutePath());
  }

  /// A first start that was killed in the midst of a step: some statements of it are kept.
  private Path interrupted(String also) throws SQLException {
    Path other = data.resolve("interrupted");
    try (var source = EmbeddedDatabase.in(other).connect();
        Connection connection = source.getConnection();
        Statement statement = connection.createStatement()) {
      Flyway.configure().dataSource(source).target("5").load().migrate();
      statement.execute("alter table player add column zone_of_step_6 varchar(9)");
      statement.execute("delete from \"flyway_schema_history\" where \"version\" = '5'");
      statement.execute(also);
    }
    return other;
  }

  @Test
  void aFirstStartThatWasInterruptedBeginsAnew() throws SQLException {
    // Somebody who stops it at once and starts it again must not find it broken for good.
    Path other = interrupted("set lock_timeout 1000");
    Ledger.alone(Settings.standard(), other).close();
    Ledger.alone(Settings.standard(), other).close();
  }

  @Test
  void aFileInWhichSomebodyIsEnteredIsNotEmptied() throws SQLException {
    Path other = interrupted("insert into player (address, zone) values ('a@x.org', 'UTC')");
    assertThatThrownBy(() -> Ledger.alone(Settings.standard(), other))
        .isInstanceOf(RuntimeException.class);
    try (var source = EmbeddedDatabase.in(other).connect();
        Connection connection = source.getConnection();
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("select count(*) from player")) {
      rows.next();
      assertThat(rows.getInt(1)).isOne();
    }
  }

  @Test
  void aSchemaOfANewerVersionIsRefused() throws SQLException {
    try (var source = EmbeddedDatabase.in(data).connect();
        Connection connection = source.getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute(
          "update \"flyway_schema_history\" set \"version\" = '999' where \"version\" = '1'");
    }
    refused("newer Depesche");
  }
}
