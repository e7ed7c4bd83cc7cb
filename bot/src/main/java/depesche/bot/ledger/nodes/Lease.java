package depesche.bot.ledger.nodes;

import depesche.bot.ledger.database.Database;
import depesche.bot.ledger.database.FenceNumber;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;

/// What one node at a time has, as the database knows it: a row with the node's number and a fence
/// that grows with every owner. It stands until the node is taken for dead.
///
/// @param name of what it is
/// @param node who asks
record Lease(String name, long node) {

  private static final String TAKEN =
      "select 1 from lease l join node n on n.id = l.node where l.name = ?";

  private static final String OURS =
      "select 1 from lease where name = ? and fence = ? and node = ?";

  private static final String RELEASE =
      "update lease set node = 0, wanted = 0 where name = ? and node = ?";

  private static final String ASK =
      "update lease set wanted = ? where name = ? and wanted = 0 and node in"
          + " (select o.node from lease o where o.name = ? and o.node <> 0)";

  private static final String WANTED = "select 1 from lease where name = ? and wanted <> 0";

  boolean isTaken(Connection connection) throws SQLException {
    return any(connection, TAKEN, name);
  }

  boolean isOurs(Connection connection, long fence) throws SQLException {
    return any(connection, OURS, name, fence, node);
  }

  /// Takes it.
  ///
  /// @param connection in a transaction
  /// @return the number of its fence; empty if somebody else was quicker
  Optional<FenceNumber> take(Connection connection) throws SQLException {
    FenceNumber.lock(connection, name);
    return isTaken(connection)
        ? Optional.empty()
        : Optional.of(FenceNumber.raise(connection, name, node));
  }

  /// Asks for it, if it is the office that has it: that has other things to do.
  void ask(Connection connection) throws SQLException {
    run(connection, ASK, node, name, FenceNumber.OFFICE);
  }

  /// {@return whether another node has asked for it}
  boolean isWanted(Connection connection) throws SQLException {
    return any(connection, WANTED, name);
  }

  /// Gives it back, if it is ours.
  void release(Connection connection) throws SQLException {
    run(connection, RELEASE, name, node);
  }

  /// Some questions and changes.
  interface Work<T> {
    T run() throws SQLException;
  }

  static <T> T inTransaction(Connection connection, Work<T> work) throws SQLException {
    connection.setAutoCommit(false);
    try {
      T result = work.run();
      connection.commit();
      return result;
    } catch (SQLException | RuntimeException e) {
      connection.rollback();
      throw e;
    } finally {
      connection.setAutoCommit(true);
    }
  }

  static PreparedStatement prepared(Connection connection, String text, Object... values)
      throws SQLException {
    PreparedStatement statement = connection.prepareStatement(text);
    for (int i = 0; i < values.length; i++) {
      statement.setObject(i + 1, values[i]);
    }
    return statement;
  }

  static boolean any(Connection connection, String question, Object... values) throws SQLException {
    try (PreparedStatement statement = prepared(connection, question, values);
        ResultSet row = statement.executeQuery()) {
      return row.next();
    }
  }

  static int run(Connection connection, String text, Object... values) throws SQLException {
    return Database.run(connection, text, values);
  }
}
