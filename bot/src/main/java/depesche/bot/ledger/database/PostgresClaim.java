package depesche.bot.ledger.database;

import depesche.bot.config.UnusableInput;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A lock that a PostgreSQL server gives to one connection, and takes back when that ends.
final class PostgresClaim implements Claim {

  private static final Logger LOG = LoggerFactory.getLogger(PostgresClaim.class);

  /// Any number, the same for all: the letters of DEPESCHE.
  private static final long NUMBER = 0x4445_5045_5343_4845L;

  private static final int PATIENCE = 5;

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

  @Override
  public synchronized void hold() {
    try {
      if (connection.isValid(PATIENCE)) {
        return;
      }
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
    LOG.warn("the line to the database broke: its lock is asked for anew");
    end(connection);
    connection = take(database);
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
