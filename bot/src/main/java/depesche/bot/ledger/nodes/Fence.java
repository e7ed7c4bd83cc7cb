package depesche.bot.ledger.nodes;

import depesche.bot.ledger.database.Claim;
import depesche.bot.ledger.file.LedgerClosed;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicBoolean;

/// The right of one node to work as the office, under a number that grows with every owner. Each
/// transaction asks for it as the last thing before it is kept, and holds it until it is: so
/// nothing is kept any more once another node has it, however long this one was frozen in between.
public final class Fence implements Claim {

  private static final String HELD =
      "select fence from lease where name = ? and fence = ? for key share";

  private final String lease;
  private final long number;
  private final Runnable lost;
  private final AtomicBoolean over = new AtomicBoolean();

  /// @param lost follows once when somebody else has it
  Fence(String lease, long number, Runnable lost) {
    this.lease = lease;
    this.number = number;
    this.lost = lost;
  }

  long number() {
    return number;
  }

  /// {@return whether it is known that another node has the lease}
  public boolean isOver() {
    return over.get();
  }

  /// Nothing is done under it any more.
  void end() {
    if (over.compareAndSet(false, true)) {
      lost.run();
    }
  }

  @Override
  public void hold() {
    if (isOver()) {
      throw new LedgerClosed();
    }
  }

  @Override
  public void check(Connection connection) throws SQLException {
    hold();
    try (PreparedStatement question = connection.prepareStatement(HELD)) {
      question.setString(1, lease);
      question.setLong(2, number);
      try (ResultSet row = question.executeQuery()) {
        if (row.next()) {
          return;
        }
      }
    }
    end();
    throw new LedgerClosed();
  }

  /// {@inheritDoc} The lease is given back by the node that has it, see [NodeLine].
  @Override
  public void close() {}
}
