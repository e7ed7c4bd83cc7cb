package depesche.bot.server.threads;

import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;

/// What the world takes away it takes for many rounds of some work: it is said once why the work
/// waits, and once that it goes on. If it is the database, it is said for all work together. A
/// fault of ours is said each time.
public final class Outage {

  private final Outages all;
  private final Logger log;
  private final String work;
  private final AtomicBoolean away = new AtomicBoolean();
  private final RetryPause retryPause = new RetryPause();

  Outage(Outages all, Logger log, String work) {
    this.all = all;
    this.log = log;
    this.work = work;
  }

  /// A round of the work has failed.
  ///
  /// @throws depesche.bot.ledger.file.LedgerClosed the same again, if it is one
  public void failed(Throwable failure) {
    Fault fault = Fault.of(failure);
    retryPause.failed();
    if (fault.away()) {
      all.wait(work, fault.cause());
    } else if (!fault.worlds() || !away.getAndSet(true)) {
      log.error("{}: a round of work failed: {}", work, fault.cause());
    }
  }

  /// The work has found the database away.
  ///
  /// @param cause what to look after
  void waits(String cause) {
    all.wait(work, cause);
  }

  /// {@return whether it is too early to try again, for work that others wake again and again}
  public boolean rests() {
    return retryPause.rests();
  }

  /// A round of the work has succeeded.
  public void over() {
    retryPause.over();
    all.done(work);
    if (away.get() && away.getAndSet(false)) {
      log.info("{}: work goes on", work);
    }
  }
}
