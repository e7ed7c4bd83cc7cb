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

  /// Work was taken back that comes behind a report: that is written now, or tried.
  ///
  /// @throws ReportFirst the same again, if nobody writes reports
  public void report(ReportFirst first) {
    reporter.orElseThrow(() -> first).accept(first.game());
  }

  /// Some work begins, beside other work.
  ///
  /// @throws LedgerClosed if it is too late for that
  public void enter() {
    begin(quiet.readLock());
  }

  /// It has ended.
  public void leave() {
    quiet.readLock().unlock();
  }

  /// Does some work while all other work waits.
  ///
  /// @throws LedgerClosed if it is too late for that
  public <T> T alone(Supplier<T> work) {
    begin(quiet.writeLock());
    try {
      return work.get();
    } finally {
      quiet.writeLock().unlock();
    }
  }

  private void begin(Lock lock) {
    lock.lock();
    if (closed) {
      lock.unlock();
      throw new LedgerClosed();
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
