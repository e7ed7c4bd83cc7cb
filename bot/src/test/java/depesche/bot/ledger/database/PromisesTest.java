package depesche.bot.ledger.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import depesche.bot.chance.Vault;
import depesche.bot.config.UnusableInput;
import depesche.bot.ledger.BareGame;
import depesche.bot.ledger.Ledger;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A PostgreSQL that would lose what it is given, or cannot be used, is refused at the start with
/// what to do about it.
class PromisesTest {

  @TempDir private Path folder;

  private void refused(PostgresDatabase database, String... words) {
    assertThatThrownBy(() -> Ledger.open(database, Vault.in(folder.resolve("key"))))
        .isInstanceOf(UnusableInput.class)
        .hasMessageContaining(String.valueOf(database))
        .hasMessageContainingAll(words)
        .hasMessageNotContaining(database.password());
  }

  private static PostgresDatabase altered(String... settings) {
    PostgresDatabase database = Postgres.empty();
    String[] words =
        Arrays.stream(settings)
            .map(word -> "alter database " + Postgres.name(database) + " " + word)
            .toArray(String[]::new);
    Postgres.sql(database, words);
    return database;
  }

  @Test
  void oneThatAcknowledgesWhatItHasNotWrittenIsRefused() {
    refused(altered("set synchronous_commit = off"), "has synchronous_commit = off", "= on");
  }

  @Test
  void oneThatMustNotWriteIsRefused() {
    refused(
        altered("set default_transaction_read_only = on"),
        "is read-only",
        "default_transaction_read_only = off");
  }

  @Test
  void oneWithoutRoomForEveryNameIsRefused() {
    refused(
        Postgres.made("template template0 encoding 'LATIN1' locale 'C'"),
        "LATIN1",
        "ENCODING 'UTF8'");
  }

  @Test
  void oneThatIsNotThereIsNamed() throws IOException {
    int nobody;
    try (ServerSocket gone = new ServerSocket(0)) {
      nobody = gone.getLocalPort();
    }
    PostgresDatabase there = Postgres.server();
    String server = there.url().substring(0, there.url().lastIndexOf('/'));
    refused(
        new PostgresDatabase(server + "/nowhere", there.user(), there.password()),
        "has no database",
        "docs/running.md");
    refused(
        new PostgresDatabase(there.url(), "nobody-here", "wrong"), "nobody-here", "database.user");
    refused(
        new PostgresDatabase("jdbc:postgresql://localhost:%d/x".formatted(nobody), "x", "xyz"),
        "no PostgreSQL answers",
        "database.url");
  }

  @Test
  void oneThatShutsUsOutMeanwhileIsNamedToWhoeverWatches() {
    // A password that was changed is not met by lines that are open already.
    PostgresDatabase there = altered("set synchronous_commit = off");
    assertThat(there.trouble()).isEmpty();
    assertThat(new PostgresDatabase(there.url(), "nobody-here", "wrong").trouble().orElseThrow())
        .contains("nobody-here", "database.user");
  }

  @Test
  void oneThatIsFrozenIsNotWaitedForForEver() throws IOException {
    // Its system takes the line, and nobody says a word: doctor, serve and backup hung.
    try (ServerSocket frozen = new ServerSocket(0)) {
      String url = "jdbc:postgresql://localhost:%d/x".formatted(frozen.getLocalPort());
      assertThat(new PostgresDatabase(url, "x", "xyz").trouble().orElseThrow())
          .startsWith("no PostgreSQL answers at localhost:" + frozen.getLocalPort());
    }
  }

  @Test
  void whenItTakesSomethingAgainWorkGoesOn() {
    // A line that was opened while it was read-only stays read-only, for half an hour in a pool.
    PostgresDatabase database = Postgres.fresh();
    try (Ledger ledger = Ledger.open(database, Vault.in(folder.resolve("key")))) {
      Postgres.readOnly(database, true);
      await()
          .untilAsserted(
              () ->
                  assertThatThrownBy(() -> enterGame(ledger))
                      .rootCause()
                      .extracting("SQLState")
                      .isEqualTo("25006"));
      String name = Postgres.name(database);
      Postgres.sql(
          Postgres.server(), "alter database " + name + " reset default_transaction_read_only");
      await().ignoreExceptions().untilAsserted(() -> enterGame(ledger));
    }
  }

  private static void enterGame(Ledger ledger) {
    ledger.work(unitOfWork -> BareGame.enter(unitOfWork, "sedan").id());
  }

  @Test
  void aSchemaOfANewerVersionIsRefused() {
    PostgresDatabase database = Postgres.fresh();
    Postgres.sql(database, "update flyway_schema_history set version = '999' where version = '1'");
    refused(database, "newer Depesche");
  }

  @Test
  void aUserWhoMayNotMakeTablesIsRefused() {
    PostgresDatabase database = Postgres.empty();
    String user = "guest_" + Postgres.name(database);
    Postgres.sql(database, "create role " + user + " login password 'guestword'");
    refused(
        new PostgresDatabase(database.url(), user, "guestword"),
        "does not let the user " + user + " make tables");
  }

  @Test
  void aUserWhoDoesNotOwnTheTablesIsRefused() {
    // So it is after a restore with the server's own means by another user.
    PostgresDatabase database = Postgres.fresh();
    String name = Postgres.name(database);
    String user = "tenant_" + name;
    Postgres.sql(
        database,
        "create role " + user + " login password 'tenantword'",
        "grant create on schema public to " + user);
    refused(
        new PostgresDatabase(database.url(), user, "tenantword"),
        "has tables of another user: make " + user + " their owner");
  }

  private static Promises promises(boolean standby, boolean fsync, boolean pages, int version) {
    PostgresDatabase database = new PostgresDatabase("jdbc:postgresql://h/d?x=y", "u", "p");
    return new Promises(
        database.toString(),
        database.user(),
        version,
        "UTF8",
        standby,
        standby,
        "on",
        fsync,
        pages,
        true,
        true);
  }

  @ParameterizedTest
  @ValueSource(strings = {"standby", "fsync = off", "full_page_writes = off", "14 or newer"})
  void whatAWholeServerDoesIsRefused(String word) {
    // These cannot be set for one database.
    List<Promises> broken =
        Stream.of(
                promises(true, true, true, 150_004),
                promises(false, false, true, 150_004),
                promises(false, true, false, 150_004),
                promises(false, true, true, 130_011))
            .toList();
    assertThat(broken)
        .filteredOn(
            promises -> {
              try {
                promises.kept();
                return false;
              } catch (UnusableInput e) {
                return String.valueOf(e.getMessage()).startsWith("PostgreSQL at h/d ")
                    && String.valueOf(e.getMessage()).contains(word);
              }
            })
        .hasSize(1);
    assertThat(promises(false, true, true, 140_000).kept().commits()).isEqualTo("on");
  }

  @Test
  void whatWasPromisedAtTheStartHolds() {
    // A setting that is changed meanwhile holds for those who come later.
    PostgresDatabase database = altered();
    try (var source = database.connect()) {
      Postgres.sql(
          database, "alter database " + Postgres.name(database) + " set synchronous_commit = off");
      assertThat(shown(source)).isEqualTo("on");
    }
  }

  private static String shown(javax.sql.DataSource source) {
    try (var one = source.getConnection();
        var statement = one.createStatement();
        var row = statement.executeQuery("show synchronous_commit")) {
      row.next();
      return row.getString(1);
    } catch (java.sql.SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
