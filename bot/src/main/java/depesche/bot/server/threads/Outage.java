package depesche.bot.server.threads;

import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;

/// What the world takes away, such as the database, it takes for many rounds of some work: it is
/// said once why the work waits, and once that it goes on. A fault of ours is said each time.
public final class Outage {

  private final Logger log;
  private final String work;
  private final AtomicBoolean away = new AtomicBoolean();

  /// @param log of the class whose work it is
  /// @param work what it is called
  public Outage(Logger log, String work) {
    this.log = log;
    this.work = work;
  }

  /// A round of the work has failed.
  ///
  /// @throws depesche.bot.ledger.file.LedgerClosed the same again, if it is one
  public void failed(Throwable failure) {
    Fault fault = Fault.of(failure);
    boolean known = fault.worlds() && away.getAndSet(true);
    if (!known) {
      log.error("{}: a round of work failed: {}", work, fault.cause());
    }
  }

  /// A round of the work has succeeded.
  public void over() {
    if (away.get() && away.getAndSet(false)) {
      log.info("{}: work goes on", work);
    }
  }
}
