package depesche.bot.doctor;

import static depesche.bot.doctor.Findings.assertWell;
import static depesche.bot.doctor.Findings.ill;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.bot.chance.Vault;
import depesche.bot.config.Settings;
import depesche.bot.config.UnusableInput;
import depesche.bot.ledger.BareGame;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.database.GhostFile;
import depesche.bot.ledger.database.Postgres;
import depesche.bot.ledger.database.PostgresDatabase;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The doctor says how the database is, and leaves it as it is.
class LedgerCheckTest {

  @TempDir private Path home;

  private List<Finding> ledger() {
    return new LedgerCheck(Settings.standard(), home.resolve("data")).look();
  }

  @Test
  void aDatabaseThatDoesNotOpenIsNamed() throws IOException {
    // A file that is no database, or was cut short, does not open.
    Files.createDirectories(home.resolve("data"));
    Files.writeString(home.resolve("data/depesche.mv.db"), "no database");
    assertThat(ill(ledger())).contains("database", "does not open", "backup");
  }

  @Test
  void aRestoreThatWasInterruptedIsNamed() throws IOException {
    // Without a database the folder looks new; a start refuses it, and so must the doctor.
    Files.createDirectories(home.resolve("data/restoring"));
    assertThatThrownBy(this::ledger)
        .isInstanceOf(UnusableInput.class)
        .hasMessageContainingAll("a restore into", "was interrupted", "restore again");
  }

  @Test
  void whatAKillLeftInItsIndexesIsNamed() throws IOException {
    // It is found without a start, and the file stays as it is.
    GhostFile.in(Files.createDirectories(home.resolve("data")));
    Vault.in(home.resolve("data/chance.key")).ready();
    assertThat(ledger().toString()).contains("INBOX (DIGEST)", "start the server");
    assertThat(ledger()).hasSize(3);
  }

  @Test
  void aDatabaseWithoutItsKeyIsNamed() throws IOException {
    // The key locks the secrets of games: without it no draw can be made or proved.
    Path data = Files.createDirectories(home.resolve("data"));
    Vault vault = Vault.in(data.resolve("chance.key"));
    try (Ledger ledger = Ledger.open("jdbc:h2:file:" + data.resolve("depesche"), vault)) {
      ledger.work(unitOfWork -> BareGame.enter(unitOfWork, "bismarck"));
    }
    assertThat(ledger().toString()).contains("games in it: 1");
    Files.delete(data.resolve("chance.key"));
    assertThat(ill(ledger())).contains("put your copy of chance.key");
  }

  @Test
  void aGameThatCannotBeReadIsNamed() throws IOException {
    // With what its master writes: without that the game rests for ever.
    Path data = Files.createDirectories(home.resolve("data"));
    Vault vault = Vault.in(data.resolve("chance.key"));
    try (Ledger ledger = Ledger.open("jdbc:h2:file:" + data.resolve("depesche"), vault)) {
      ledger.work(
          unitOfWork -> {
            BareGame.enter(unitOfWork, "whole").setClock("hours 72 24 24");
            StoredGame game = BareGame.enter(unitOfWork, "short");
            game.setClock("??");
            return game;
          });
    }
    assertThat(ill(ledger())).contains("short", "SET CLOCK short").doesNotContain("whole");
  }

  @Test
  void aDatabaseOfAnotherVersionIsNamed() throws IOException, SQLException {
    // An older schema is brought up to date by the next start; a newer one cannot be used.
    Path data = Files.createDirectories(home.resolve("data"));
    Ledger.in(data).close();
    assertThat(ledger().toString()).contains("games in it: 0");
    sql(data, "update \"flyway_schema_history\" set \"version\" = '999' where \"version\" = '1'");
    assertThat(ill(ledger())).contains("newer version of Depesche");
    sql(data, "update \"flyway_schema_history\" set \"version\" = '1' where \"version\" = '999'");
    sql(
        data,
        "delete from \"flyway_schema_history\" where \"installed_rank\" ="
            + " (select max(\"installed_rank\") from \"flyway_schema_history\")");
    assertThat(ledger().toString()).contains("the next start updates it");
  }

  private static void sql(Path data, String statement) throws SQLException {
    String url = "jdbc:h2:file:" + data.resolve("depesche");
    try (Connection connection = DriverManager.getConnection(url, "depesche", "");
        Statement work = connection.createStatement()) {
      assertThat(work.executeUpdate(statement)).isPositive();
    }
  }

  @Test
  void aDatabaseInUseIsWell() throws IOException {
    // The server that runs keeps the database's file locked.
    Path data = Files.createDirectories(home.resolve("data"));
    Ledger.in(data).close();
    try (FileChannel file =
            FileChannel.open(data.resolve("depesche.mv.db"), StandardOpenOption.WRITE);
        FileLock _ = file.lock()) {
      assertWell(ledger());
      assertThat(ledger().toString()).contains("in use by a running Depesche");
    }
  }

  @Test
  void aDatabaseOfSomebodyElseIsNamed() throws IOException {
    // The first start would make our tables among theirs, and is refused: so the doctor says it.
    PostgresDatabase postgres = Postgres.empty();
    Settings settings = Postgres.standard(postgres, home);
    Path data = Files.createDirectories(home.resolve("data"));
    LedgerCheck check = new LedgerCheck(settings, data);
    assertThat(check.look().toString()).contains("none yet: the first start creates it");
    Postgres.sql(postgres, "create table foo(a int)");
    assertThat(ill(check.look()))
        .contains("tables that are not Depesche's", "create an empty one", "database.url");
    assertThatThrownBy(() -> Ledger.alone(settings, data))
        .isInstanceOf(UnusableInput.class)
        .hasMessageContaining("tables that are not Depesche's");
    assertThat(data.resolve("chance.key")).doesNotExist();
  }

  @Test
  void aDatabaseOfPostgresIsLookedAt() throws IOException {
    // What its server promises, who works in it, and how it is.
    PostgresDatabase postgres = Postgres.fresh();
    Settings settings = Postgres.standard(postgres, home);
    Path data = Files.createDirectories(home.resolve("data"));
    LedgerCheck check = new LedgerCheck(settings, data);
    try (Ledger ledger = Ledger.alone(settings, data)) {
      ledger.work(unitOfWork -> BareGame.enter(unitOfWork, "bismarck"));
      assertWell(check.look());
      assertThat(check.look().toString())
          .contains("keeps what it has committed", "a Depesche works in it", "games in it: 1");
    }
    assertThat(check.look().toString()).contains("nobody works in it");
    Postgres.sql(
        postgres, "alter database " + Postgres.name(postgres) + " set synchronous_commit = off");
    assertThatThrownBy(check::look)
        .isInstanceOf(UnusableInput.class)
        .hasMessageContaining("synchronous_commit = on");
  }
}
