package depesche.bot.ledger.database;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The lock of a PostgreSQL database by which one server that works alone, and nodes, which share
/// it, keep each other out. It is given to one connection, and taken back when that ends.
public enum ServerLock {
  /// A machine that lost its power does not say goodbye: after a minute of silence it is gone.
  ALONE(
      "set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count ="
          + " 3",
      "pg_try_advisory_lock"),

  /// A node that gets no answer is to notice it before the others take it for dead.
  NODE("set statement_timeout = '10s'; set lock_timeout = '2s'", "pg_try_advisory_lock_shared");

  private static final Logger LOG = LoggerFactory.getLogger(ServerLock.class);

  /// Any number, the same for all: the letters of DEPESCHE.
  private static final long NUMBER = 0x4445_5045_5343_4845L;

  /// PostgreSQL shows the number in two halves.
  private static final String HOLDERS =
      "select count(*) > 0 from pg_locks where locktype = 'advisory' and granted"
          + " and database = (select oid from pg_database where datname = current_database())"
          + " and (classid::bigint << 32) + objid::bigint = "
          + NUMBER;

  private final String patience;
  private final String function;

  ServerLock(String patience, String function) {
    this.patience = patience;
    this.function = function;
  }

  /// {@return the connection, which has the lock; empty if others have it, and it is closed}
  ///
  /// @param connection a new one
  public Optional<Connection> take(Connection connection) {
    try (Statement statement = connection.createStatement()) {
      statement.execute(patience);
      if (isTrue(statement, "select %s(%d)".formatted(function, NUMBER))) {
        return Optional.of(connection);
      }
    } catch (SQLException e) {
      end(connection);
      throw new IllegalStateException("the database gives no lock", e);
    }
    end(connection);
    return Optional.empty();
  }

  /// {@return whether a server or a node works in the database; nothing is changed}
  ///
  /// @param line a new connection, which is closed
  public static boolean isTaken(Connection line) {
    try (line;
        Statement statement = line.createStatement()) {
      return isTrue(statement, HOLDERS);
    } catch (SQLException e) {
      throw new IllegalStateException("the database does not say who works in it", e);
    }
  }

  private static boolean isTrue(Statement statement, String question) throws SQLException {
    try (ResultSet row = statement.executeQuery(question)) {
      row.next();
      return row.getBoolean(1);
    }
  }

  /// Gives the lock back with its connection.
  public static void end(Connection connection) {
    try {
      connection.close();
    } catch (SQLException e) {
      LOG.debug("a connection is closed already: SQL state {}", e.getSQLState());
    }
  }
}
