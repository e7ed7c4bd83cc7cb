package depesche.bot.ledger.nodes;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/// What one node at a time may do, as this node has it or has not.
final class NodeRight {

  /// For so many beats it is left to another node that had better have it.
  private static final int BEATS = 3;

  private final Lease lease;
  private Optional<Fence> fence = Optional.empty();
  private int free;

  NodeRight(String name, long node) {
    this.lease = new Lease(name, node);
  }

  /// Takes it, if nobody has it.
  ///
  /// @param eager whether at once; else another node that is there may be quicker
  /// @param lost follows when it is another node's
  /// @param fresh whether this node was heard of lately
  Optional<Fence> take(Connection connection, boolean eager, Runnable lost, BooleanSupplier fresh)
      throws SQLException {
    if (lease.isTaken(connection)) {
      free = 0;
      return Optional.empty();
    }
    free++;
    if (!eager && free <= BEATS && new NodeTable(connection).isOtherThere(lease.node())) {
      return Optional.empty();
    }
    free = 0;
    fence =
        Lease.inTransaction(connection, () -> lease.take(connection))
            .map(next -> new Fence(next, lost, fresh));
    return fence;
  }

  void ask(Connection connection) throws SQLException {
    lease.ask(connection);
  }

  boolean isWanted(Connection connection) throws SQLException {
    return fence.isPresent() && lease.isWanted(connection);
  }

  /// Ends it if it is another node's. If it is this node's by what the database knows alone, it was
  /// taken or given back over a line that broke: then it is given back, since nobody else could
  /// take it.
  void check(Connection connection) throws SQLException {
    if (fence.isEmpty()) {
      lease.release(connection);
    } else if (!lease.isOurs(connection, fence.get().number())) {
      fence.get().end();
      fence = Optional.empty();
    }
  }

  /// Gives it back; if the line is broken, at the next [#check].
  void release(Connection connection) throws SQLException {
    boolean ours = fence.isPresent();
    fence = Optional.empty();
    if (ours && !connection.isClosed()) {
      lease.release(connection);
    }
  }
}
