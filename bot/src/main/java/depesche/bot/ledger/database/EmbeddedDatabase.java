package depesche.bot.ledger.database;

import com.zaxxer.hikari.HikariDataSource;
import depesche.bot.config.UnusableInput;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLNonTransientConnectionException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.h2.api.ErrorCode;
import org.h2.engine.SessionLocal;
import org.h2.jdbc.JdbcConnection;
import org.h2.message.DbException;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.MVStoreException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A file in the data folder, in which one process works.
///
/// @param url a JDBC URL of H2, such as `jdbc:h2:file:./data/depesche`
/// @param name what people call it
/// @param use what this process knows of it
public record EmbeddedDatabase(String url, String name, FileUse use) implements Database {

  private static final Logger LOG = LoggerFactory.getLogger(EmbeddedDatabase.class);

  /// H2 loses committed rows on a plain `kill -9` with its default settings. These close that hole,
  /// and keep row values out of trace files. H2 2.5.252 loses them all the same once it overwrites
  /// what is of no use any more, so the version before it is used.
  public static final String SAFE =
      ";WRITE_DELAY=0;DB_CLOSE_ON_EXIT=FALSE;TRACE_LEVEL_FILE=0;TRACE_LEVEL_SYSTEM_OUT=0";

  /// Of statements a letter needs some fifty; a report waits for its picture. A picture that was
  /// read is kept until the transaction ends and a second longer, not five minutes: so long its
  /// room is not free, though its row is gone.
  private static final String QUICK = ";QUERY_CACHE_SIZE=256;LOCK_TIMEOUT=30000;LOB_TIMEOUT=1000";

  /// Of the transaction only one statement is undone by that; the rest is undone before the work is
  /// done again.
  private static final String WAITED_TOO_LONG = "HYT00";

  /// H2's SQL state of a database that is closed.
  private static final String CLOSED = "90098";

  /// A plain file channel is closed when a thread is interrupted that reads or writes it, and the
  /// database with it.
  private static final String FILE = "jdbc:h2:async:";

  /// How H2 says that it cannot read its file.
  private static final Set<Integer> DAMAGES =
      Set.of(
          ErrorCode.FILE_CORRUPTED_1,
          ErrorCode.IO_EXCEPTION_1,
          ErrorCode.IO_EXCEPTION_2,
          ErrorCode.GENERAL_ERROR_1,
          ErrorCode.FILE_VERSION_ERROR_1);

  /// What holds rows of anybody, or will.
  private static final String OURS =
      "select table_name from information_schema.tables where "
          + HELD
          + " and table_name <> 'flyway_schema_history'";

  private static final int LOCKED = ErrorCode.DATABASE_ALREADY_OPEN_1;

  public EmbeddedDatabase(String url, String name) {
    this(url, name, new FileUse());
  }

  /// {@return the database of a data folder}
  public static EmbeddedDatabase in(Path data) {
    return new EmbeddedDatabase(url(data), data.toString());
  }

  /// {@return the JDBC URL of the database of a data folder, without settings} H2 takes no folder
  /// that is named from the current one.
  public static String url(Path data) {
    return FILE + data.resolve("depesche").toAbsolutePath();
  }

  @Override
  public boolean isThere() {
    return url.startsWith(FILE) && Files.exists(Path.of(url.substring(FILE.length()) + ".mv.db"));
  }

  @Override
  public boolean wasLeftOpen() {
    return use.wasLeftOpen();
  }

  @Override
  public void close(HikariDataSource source) {
    try (Connection connection = source.getConnection()) {
      use.end(file(connection));
    } catch (SQLException | MVStoreException e) {
      LOG.debug("that {} is closed is not noted: {}", name, e.getMessage());
    }
    source.close();
  }

  @Override
  public void end(Runnable end) {
    use.alone(end);
  }

  @Override
  public HikariDataSource connect() {
    try {
      HikariDataSource source = new HikariDataSource(Database.pool(url + SAFE + QUICK, "depesche"));
      begin(source);
      return source;
    } catch (RuntimeException e) {
      throw unusable(e);
    }
  }

  /// The leavings of a kill must not be read: that comes before anything else.
  void begin(HikariDataSource source) {
    try (Connection connection = source.getConnection()) {
      if (use.begin(file(connection))) {
        IndexCheck.mend(connection)
            .forEach(wrong -> LOG.warn("a kill had left something in {}, mended: {}", name, wrong));
      }
    } catch (SQLException | MVStoreException e) {
      source.close();
      throw new IllegalStateException(
          "what a kill has left is not mended", DbException.toSQLException(e));
    }
  }

  /// {@inheritDoc} A file that is damaged may open, and break where it is read first.
  @Override
  public RuntimeException unusable(RuntimeException failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLException sql && sql.getErrorCode() == LOCKED) {
        return new UnusableInput(
            "another Depesche works in " + name + ": stop it first, or set another data folder");
      }
      if (cause instanceof SQLException sql && DAMAGES.contains(sql.getErrorCode())) {
        return new UnusableInput(
            "the database in %s does not open (SQL state %s): see whether its disk is full or failing; if not, restore a backup"
                .formatted(name, sql.getSQLState()),
            failure);
      }
    }
    return failure;
  }

  /// {@inheritDoc} Its file is locked as long as it is open.
  @Override
  public Claim claim() {
    return Claim.none();
  }

  @Override
  public Flyway schema(DataSource source) {
    return Flyway.configure().dataSource(source).load();
  }

  /// {@inheritDoc} H2 keeps each statement of a step as it comes, so the last one may be half
  /// taken. A file that holds a row of anybody's is left as it is.
  @Override
  public void undoStart(DataSource source) {
    try (Connection connection = source.getConnection();
        Statement statement = connection.createStatement()) {
      List<String> tables = tables(statement);
      if (!tables.isEmpty() && areEmpty(statement, tables)) {
        statement.execute("drop all objects");
      }
    } catch (SQLException e) {
      throw new IllegalStateException(
          "what an interrupted start has left cannot be read: SQL state " + e.getSQLState());
    }
  }

  private static List<String> tables(Statement statement) throws SQLException {
    List<String> tables = new ArrayList<>();
    try (ResultSet names = statement.executeQuery(OURS)) {
      while (names.next()) {
        tables.add(names.getString(1));
      }
    }
    return tables;
  }

  private static boolean areEmpty(Statement statement, List<String> tables) throws SQLException {
    for (String table : tables) {
      try (ResultSet rows =
          statement.executeQuery("select 1 from \"%s\" limit 1".formatted(table))) {
        if (rows.next()) {
          return false;
        }
      }
    }
    return true;
  }

  @Override
  public void barrier(DataSource source) {
    try (Connection connection = source.getConnection()) {
      refuseClosed(connection);
      MVStore file = file(connection);
      end(file::commit);
      file.sync();
    } catch (MVStoreException e) {
      throw new IllegalStateException("the disk did not take the data: " + e.getErrorCode(), e);
    } catch (SQLException e) {
      throw new IllegalStateException(
          "the disk did not take the data: SQL state " + e.getSQLState(), e);
    }
  }

  /// {@inheritDoc} With [#SAFE] nobody in H2 does it while the file is open.
  ///
  /// When a file could not be written, as on a full disk, H2 closes it for good, and the pool goes
  /// on handing out lines to it. Then it is opened anew.
  @Override
  public boolean tidy(DataSource source) {
    try (Connection connection = source.getConnection()) {
      MVStore file = file(connection);
      boolean closed = file.isClosed();
      if (closed) {
        database(connection).shutdownImmediately();
      } else {
        new FileTidy(file, this::end).run();
      }
      return closed;
    } catch (SQLException e) {
      throw new IllegalStateException("the ledger is not tidied: SQL state " + e.getSQLState(), e);
    } catch (MVStoreException e) {
      LOG.debug("the file is not tidied: {}", e.getErrorCode());
      return true;
    }
  }

  /// {@inheritDoc} A transaction that could not be written counts one user of the file too few, and
  /// the next statement would wait for ever until H2 begins another version, which it never does in
  /// a file that is closed.
  @Override
  public void refuseClosed(Connection connection) throws SQLException {
    if (file(connection).isClosed()) {
      throw new SQLNonTransientConnectionException(
          "the file is closed, and will be opened anew", CLOSED);
    }
  }

  static MVStore file(Connection connection) throws SQLException {
    return database(connection).getStore().getMvStore();
  }

  static org.h2.engine.Database database(Connection connection) throws SQLException {
    return ((SessionLocal) connection.unwrap(JdbcConnection.class).getSession()).getDatabase();
  }

  @Override
  public boolean forget(DataSource source) {
    // Only a compacted file has no trace left of what was in it before.
    try (Connection connection = source.getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute("SHUTDOWN COMPACT");
    } catch (SQLException e) {
      // The connection itself does not outlive the command.
      if (e.getErrorCode() != ErrorCode.DATABASE_CALLED_AT_SHUTDOWN) {
        throw new IllegalStateException(
            "the ledger is not compacted: SQL state " + e.getSQLState());
      }
    }
    return true;
  }

  /// {@inheritDoc} Two that waited for each other, or one that waited too long; two that entered
  /// the same.
  @Override
  public boolean isPassing(String state) {
    return state.startsWith("40") || state.equals(WAITED_TOO_LONG) || state.equals(ENTERED_TWICE);
  }

  /// {@inheritDoc} Of a statement that fails nothing is left, and the transaction goes on.
  @Override
  public boolean enter(Connection connection, String insert, Object... values) throws SQLException {
    try {
      return Database.run(connection, insert, values) > 0;
    } catch (SQLException e) {
      if (ENTERED_TWICE.equals(e.getSQLState())) {
        return false;
      }
      throw e;
    }
  }

  /// {@inheritDoc} It ends with this process, and there is no line that could break.
  @Override
  public Optional<String> mark(Connection connection) {
    return Optional.empty();
  }

  @Override
  public boolean isCommitted(String mark, CountDownLatch over) {
    return false;
  }

  @Override
  public String toString() {
    return name;
  }
}
