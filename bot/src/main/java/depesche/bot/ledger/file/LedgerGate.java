package depesche.bot.ledger.file;

import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Supplier;

/// Who may work in the ledger: many at a time, but nobody while a copy is taken, and nobody any
/// more when it closes.
public final class LedgerGate {

  private final ReadWriteLock quiet = new ReentrantReadWriteLock();
  private boolean closed;

  /// Open.
  public LedgerGate() {}

  /// Does some work beside other work.
  ///
  /// @throws LedgerClosed if it is too late for that
  public <T> T pass(Supplier<T> work) {
    quiet.readLock().lock();
    try {
      if (closed) {
        throw new LedgerClosed();
      }
      return work.get();
    } finally {
      quiet.readLock().unlock();
    }
  }

  /// Does some work while all other work waits.
  public <T> T alone(Supplier<T> work) {
    quiet.writeLock().lock();
    try {
      return work.get();
    } finally {
      quiet.writeLock().unlock();
    }
  }

  /// Waits for the work that has begun; no other begins.
  public void close() {
    quiet.writeLock().lock();
    try {
      closed = true;
    } finally {
      quiet.writeLock().unlock();
    }
  }
}
