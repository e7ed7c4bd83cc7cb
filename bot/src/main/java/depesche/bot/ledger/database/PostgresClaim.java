package depesche.bot.ledger.database;

import depesche.bot.config.UnusableInput;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A lock that a PostgreSQL server gives to one connection, and takes back when that ends.
final class PostgresClaim implements Claim {

  private static final Logger LOG = LoggerFactory.getLogger(PostgresClaim.class);

  /// Any number, the same for all: the letters of DEPESCHE.
  private static final long NUMBER = 0x4445_5045_5343_4845L;

  private static final int PATIENCE = 5;

  /// The SQL state of a server that does not answer.
  private static final String GONE = "08001";

  /// Whoever works alone is no node.
  private static final long NOBODY = 0;

  /// A machine that lost its power does not say goodbye: after a minute of silence it is gone.
  private static final String NOTICE =
      "set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count ="
          + " 3";

  /// PostgreSQL shows the number in two halves.
  private static final String HOLDERS =
      "select count(*) > 0 from pg_locks where locktype = 'advisory' and granted"
          + " and database = (select oid from pg_database where datname = current_database())"
          + " and (classid::bigint << 32) + objid::bigint = "
          + NUMBER;

  private final PostgresDatabase database;
  private Connection connection;
  private boolean away;
  private volatile Optional<FenceNumber> fence = Optional.empty();
  private final CompletableFuture<Boolean> lost = new CompletableFuture<>();

  private PostgresClaim(PostgresDatabase database) {
    this.database = database;
    this.connection = take(database);
  }

  /// @throws UnusableInput if another process has it
  static PostgresClaim of(PostgresDatabase database) {
    return new PostgresClaim(database);
  }

  static boolean isTaken(PostgresDatabase database) {
    try (Connection connection = database.connection();
        Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(HOLDERS)) {
      row.next();
      return row.getBoolean(1);
    } catch (SQLException e) {
      throw new IllegalStateException("the database does not say who works in it", e);
    }
  }

  private static Connection take(PostgresDatabase database) {
    Connection connection = database.connection();
    try (Statement statement = connection.createStatement()) {
      statement.execute(NOTICE);
      try (ResultSet row =
          statement.executeQuery("select pg_try_advisory_lock(%d)".formatted(NUMBER))) {
        row.next();
        if (row.getBoolean(1)) {
          return connection;
        }
      }
    } catch (SQLException e) {
      end(connection);
      throw new IllegalStateException("the database gives no lock", e);
    }
    end(connection);
    throw new UnusableInput(
        "another Depesche works in %s: stop it first, or set another database.url"
            .formatted(database));
  }

  /// {@inheritDoc} If our line breaks and another server starts before we notice, the number is no
  /// longer ours.
  @Override
  public void begin(DataSource source) {
    try (Connection line = source.getConnection()) {
      line.setAutoCommit(false);
      FenceNumber.lock(line, FenceNumber.OFFICE);
      FenceNumber.lock(line, FenceNumber.SENDING);
      FenceNumber.raise(line, FenceNumber.SENDING, NOBODY);
      FenceNumber raised = FenceNumber.raise(line, FenceNumber.OFFICE, NOBODY);
      line.commit();
      fence = Optional.of(raised);
    } catch (SQLException e) {
      throw new UnusableInput(
          "another Depesche has not ended all its work in %s: try again in a minute (SQL state %s)"
              .formatted(database, e.getSQLState()));
    }
  }

  @Override
  public boolean allows(Connection line) throws SQLException {
    if (!lost.isDone() && fence.isPresent() && !fence.get().stands(line)) {
      lost.complete(true);
    }
    return !lost.isDone();
  }

  @Override
  @SuppressWarnings("FutureReturnValueIgnored")
  public void whenLost(Runnable follows) {
    lost.thenRunAsync(follows);
  }

  @Override
  public synchronized boolean holds() {
    if (lost.isDone()) {
      return false;
    }
    try {
      if (connection.isValid(PATIENCE)) {
        return true;
      }
      if (!away) {
        LOG.warn("the line to the database broke: its lock is asked for anew");
        away = true;
      }
      end(connection);
      connection = again();
      away = false;
      return allows(connection);
    } catch (SQLException e) {
      if (lost.isDone()) {
        return false;
      }
      throw new IllegalStateException(e);
    }
  }

  /// @throws SQLException if it is not given now: what refuses a start may pass while we run
  private Connection again() throws SQLException {
    try {
      return take(database);
    } catch (UnusableInput e) {
      seeWhoHasIt();
      throw new SQLException(e.getMessage(), GONE, e);
    }
  }

  /// A server that has begun meanwhile has raised the number; our own old line has not.
  private void seeWhoHasIt() throws SQLException {
    try (Connection line = database.connection()) {
      allows(line);
    } catch (UnusableInput e) {
      throw new SQLException(e.getMessage(), GONE, e);
    }
  }

  private static void end(Connection connection) {
    try {
      connection.close();
    } catch (SQLException e) {
      LOG.debug("a connection is closed already: SQL state {}", e.getSQLState());
    }
  }

  @Override
  public synchronized void close() {
    end(connection);
  }
}
