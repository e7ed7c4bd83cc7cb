package depesche.bot.server;

import depesche.bot.ledger.database.PostgresDatabase;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;

/// What the nodes have in hand at this moment, as the database knows it: a row that is taken bears
/// the number of the transaction that has it, and that one's line bears the name of its node.
final class NodeHands implements AutoCloseable {

  /// A turn that the office is just laying out bears the number of that transaction, too.
  private static final String TAKEN =
      "select count(*) from todo t join pg_stat_activity a on a.backend_xid = t.xmax"
          + " where a.datname = current_database() and t.kind = '%s'"
          + " and (t.laid or t.kind <> 'JUDGE')";

  private static final String BY =
      " and a.application_name in (select 'depesche-node-' || id from node where pid = %s)";

  private static final String AT =
      " and exists (select 1 from pg_locks l where l.pid = a.pid and not l.granted"
          + " and l.relation = '%s'::regclass)";

  private static final String BEGUN =
      "select count(*) from parcel where state = 'WAITING' and attempts > 0 and due <= now()";

  private static final String UNSENT = "select count(*) from parcel where state = 'WAITING'";

  private final PostgresDatabase database;
  private Optional<Connection> line = Optional.empty();

  NodeHands(PostgresDatabase database) {
    this.database = database;
  }

  /// {@return how many rows of this kind a node has taken in a transaction that is still open}
  long taken(String kind, NodeProgram node) {
    return number((TAKEN + BY).formatted(kind, node.pid()));
  }

  /// {@return how many of those it has in hand while it waits for a table that is held: they stay
  /// in its hand until that is let go, where a report that is read and then painted does not}
  long taken(String kind, NodeProgram node, String table) {
    return number((TAKEN + BY + AT).formatted(kind, node.pid(), table));
  }

  /// {@return how many rows of this kind somebody has taken}
  long taken(String kind) {
    return number(TAKEN.formatted(kind));
  }

  /// {@return how many rows of this kind there are, taken or not}
  long left(String kind) {
    return number("select count(*) from todo where kind = '%s'".formatted(kind));
  }

  /// {@return in how many games this turn has been judged; the first row of a game is its start}
  long judged(int turn) {
    return number("select count(*) from turn where turn = %d".formatted(turn + 1));
  }

  /// {@return how many mails were begun of which it is not noted yet what became of them}
  long begun() {
    return number(BEGUN);
  }

  /// {@return how many mails have still to leave}
  long unsent() {
    return number(UNSENT);
  }

  private synchronized long number(String question) {
    try {
      if (line.isEmpty()) {
        line = Optional.of(database.connection());
      }
      try (Statement statement = line.get().createStatement();
          ResultSet row = statement.executeQuery(question)) {
        row.next();
        return row.getLong(1);
      }
    } catch (SQLException e) {
      line = Optional.empty();
      throw new IllegalStateException(e);
    }
  }

  @Override
  public synchronized void close() throws SQLException {
    if (line.isPresent()) {
      line.get().close();
    }
  }

  /// Lets nobody add to a table, or change it, until it is closed: those who are about to wait
  /// there with what they have in hand.
  Hold hold(String table) {
    return new Hold(database, table);
  }

  /// A table to which nobody adds.
  static final class Hold implements AutoCloseable {

    private final Connection connection;
    private final String table;

    private Hold(PostgresDatabase database, String table) {
      this.connection = database.connection();
      this.table = table;
      lock();
    }

    private void lock() {
      try (Statement statement = connection.createStatement()) {
        connection.setAutoCommit(false);
        statement.execute("lock table " + table + " in share row exclusive mode");
      } catch (SQLException e) {
        throw new IllegalStateException(e);
      }
    }

    /// Lets those go on who wait, and nobody who comes behind them.
    void again() {
      try {
        connection.commit();
      } catch (SQLException e) {
        throw new IllegalStateException(e);
      }
      lock();
    }

    /// {@return whether the server has let it go by itself}
    boolean isLost() {
      try {
        return !connection.isValid(1);
      } catch (SQLException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    public void close() {
      try {
        connection.close();
      } catch (SQLException e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
