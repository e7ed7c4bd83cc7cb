package depesche.bot.ledger.database;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import depesche.bot.config.Settings;
import depesche.bot.config.UnusableInput;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;

/// Where the rows of a ledger lie.
public sealed interface Database permits EmbeddedDatabase, PostgresDatabase {

  /// Letters, judging, sending and the scheduler, each with a transaction of its own.
  int CONNECTIONS = 6 + 2 * Runtime.getRuntime().availableProcessors();

  /// Which tables are what a ledger holds: the scheduler's own only wake us, and others say who
  /// works in it now.
  String HELD =
      "table_schema = current_schema and lower(table_name) not like 'qrtz%'"
          + " and lower(table_name) not in ('node', 'lease')";

  /// Somebody else has entered the same a moment before. When the work is done again, it sees that.
  String ENTERED_TWICE = "23505";

  /// {@return the database of an installation}
  ///
  /// @param data its data folder
  static Database of(Settings settings, Path data) {
    return settings.database().isPresent()
        ? PostgresDatabase.of(settings.database().get())
        : EmbeddedDatabase.in(data);
  }

  /// Opens it.
  ///
  /// @throws UnusableInput if it does not answer, or does not keep what it is given
  HikariDataSource connect();

  /// {@return whether it was made before, by [#connect] or as a copy}
  default boolean isThere() {
    return false;
  }

  /// {@return whether the last to work in it came to an end that was not in order, as by a kill}
  default boolean wasLeftOpen() {
    return false;
  }

  /// Closes it in good order.
  default void close(HikariDataSource source) {
    source.close();
  }

  /// Ends a transaction, one way or the other.
  default void end(Runnable end) {
    end.run();
  }

  /// Keeps all other servers out.
  ///
  /// @throws UnusableInput if one works in it
  Claim claim();

  /// {@return the steps of its schema, and how far it has come}
  Flyway schema(DataSource source);

  /// Comes before steps of the schema are taken: what a first start has left that was interrupted
  /// while it took them is taken away.
  default void undoStart(DataSource source) {}

  /// Makes all that was committed survive a power cut.
  void barrier(DataSource source);

  /// Gathers what lies scattered, for a moment at most, so that the room of what is of no use any
  /// more is used again.
  ///
  /// @return whether it was opened anew, and with that every line to it broken
  default boolean tidy(DataSource source) {
    return false;
  }

  /// Comes before any work over a line.
  ///
  /// @throws SQLException if it leads nowhere any more
  default void refuseClosed(Connection connection) throws SQLException {}

  /// Leaves no trace of values that were overwritten, and may close it for that.
  ///
  /// @return whether it is closed and to be opened again
  boolean forget(DataSource source);

  /// {@return what is said of a start that failed} If the database itself cannot be read, it is an
  /// [UnusableInput] that says what to do.
  default RuntimeException unusable(RuntimeException failure) {
    return failure;
  }

  /// {@return whether the same work may succeed after a fault of this SQL state}
  boolean isPassing(String state);

  /// {@return whether a fault of this SQL state has broken a line, and with it maybe all others}
  default boolean isBroken(String state) {
    return false;
  }

  /// Enters a row unless there is one of the same key. If another transaction is about to enter or
  /// delete that one, its end is waited for. The work goes on either way.
  ///
  /// @param insert the statement
  /// @return whether it was entered
  boolean enter(Connection connection, String insert, Object... values) throws SQLException;

  /// {@return what keeps it from taking what it is given and keeping it, and what to do about it;
  /// empty if nothing does}
  default Optional<String> trouble() {
    return Optional.empty();
  }

  /// {@return whether somebody else's tables are where ours would be made}
  default boolean isForeign(Connection connection) throws SQLException {
    return false;
  }

  /// {@return by which this transaction is known to the database; empty if it changes nothing or
  /// cannot be asked for}
  Optional<String> mark(Connection connection) throws SQLException;

  /// {@return whether a transaction was committed whose line broke}
  ///
  /// @param over when nobody can wait for the answer any more
  /// @throws OutcomeUnknown if the database does not say
  boolean isCommitted(String mark, CountDownLatch over);

  /// {@return what people call it}
  @Override
  String toString();

  /// {@return how many rows a statement has changed}
  static int run(Connection connection, String text, Object... values) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(text)) {
      for (int i = 0; i < values.length; i++) {
        statement.setObject(i + 1, values[i]);
      }
      return statement.executeUpdate();
    }
  }

  /// {@return a pool of connections, of which nothing is set but what holds for every database}
  static HikariConfig pool(String url, String user) {
    HikariConfig pool = new HikariConfig();
    pool.setJdbcUrl(url);
    pool.setUsername(user);
    pool.setMaximumPoolSize(CONNECTIONS);
    pool.setMinimumIdle(1);
    return pool;
  }
}
