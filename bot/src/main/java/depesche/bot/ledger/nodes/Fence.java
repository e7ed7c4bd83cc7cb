package depesche.bot.ledger.nodes;

import depesche.bot.ledger.database.Claim;
import depesche.bot.ledger.database.FenceNumber;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;

/// The right of one node to work as the office, or to send mail. Each transaction asks for its
/// number as the last thing before it is kept: so nothing is kept any more once another node has
/// that right.
public final class Fence implements Claim {

  private final FenceNumber number;
  private final Runnable lost;
  private final BooleanSupplier fresh;
  private final AtomicBoolean over = new AtomicBoolean();

  /// @param lost follows once when somebody else has it
  /// @param fresh whether the node was heard of so lately that nobody takes it for dead
  Fence(FenceNumber number, Runnable lost, BooleanSupplier fresh) {
    this.number = number;
    this.lost = lost;
    this.fresh = fresh;
  }

  long number() {
    return number.number();
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
  public boolean holds() {
    return !isOver();
  }

  @Override
  public boolean isCurrent() {
    return holds() && fresh.getAsBoolean();
  }

  @Override
  public boolean allows(Connection connection) throws SQLException {
    if (holds() && !number.stands(connection)) {
      end();
    }
    return holds();
  }

  /// {@inheritDoc} The lease is given back by the node that has it, see [NodeLine].
  @Override
  public void close() {}
}
