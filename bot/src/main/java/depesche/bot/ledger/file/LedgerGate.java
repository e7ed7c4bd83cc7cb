package depesche.bot.ledger.file;

import java.util.Optional;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.LongConsumer;
import java.util.function.Supplier;

/// Who may work in the ledger: many at a time, but nobody while a copy is taken, and nobody any
/// more when it closes.
public final class LedgerGate {

  private final ReadWriteLock quiet = new ReentrantReadWriteLock();
  private volatile Optional<LongConsumer> reporter = Optional.empty();
  private boolean closed;

  /// Open.
  public LedgerGate() {}

  /// From now on this writes the report of a game whose turn was judged, before anything else is
  /// done for that game.
  public void reports(LongConsumer writer) {
    reporter = Optional.of(writer);
  }

  /// {@return whether somebody writes reports}
  public boolean reports() {
    return reporter.isPresent();
  }

  /// Does some work beside other work. If it finds that a report comes first, nothing of it has
  /// happened, and it is done when that report is written, or was tried.
  ///
  /// @throws LedgerClosed if it is too late for that
  public <T> T pass(Supplier<T> work) {
    while (true) {
      try {
        return once(work);
      } catch (ReportFirst first) {
        reporter.orElseThrow(() -> first).accept(first.game());
      }
    }
  }

  private <T> T once(Supplier<T> work) {
    return within(quiet.readLock(), work);
  }

  /// Does some work while all other work waits.
  ///
  /// @throws LedgerClosed if it is too late for that
  public <T> T alone(Supplier<T> work) {
    return within(quiet.writeLock(), work);
  }

  private <T> T within(Lock lock, Supplier<T> work) {
    lock.lock();
    try {
      if (closed) {
        throw new LedgerClosed();
      }
      return work.get();
    } finally {
      lock.unlock();
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
