package depesche.bot.server.threads;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A database that is away keeps all work of a server waiting: whichever notices it first says so
/// for all, and when each has got through again, it is said once that work goes on.
public final class Outages {

  private static final Logger LOG = LoggerFactory.getLogger(Outages.class);

  /// All work is tried again more often than this: what has not failed for so long has ended, or
  /// has nothing to do.
  static final Duration STALE = Duration.ofMinutes(1);

  private final LongSupplier nanos;

  /// Why the work waits that has met it last.
  private String why = "";

  /// Whether it was said that work waits, and not yet that it goes on.
  private boolean said;

  /// When the work that waits has failed last.
  private final Map<String, Long> waiting = new HashMap<>();

  public Outages() {
    this(System::nanoTime);
  }

  Outages(LongSupplier nanos) {
    this.nanos = nanos;
  }

  /// {@return what keeps some work waiting}
  ///
  /// @param log of the class whose work it is
  /// @param work what it is called; unique here
  public Outage of(Logger log, String work) {
    return new Outage(this, log, work);
  }

  /// The database is away: some work has to wait for it.
  synchronized void wait(String work, String cause) {
    if (!said) {
      LOG.error("all work waits: {} (first: {})", cause, work);
      said = true;
    }
    why = cause;
    waiting.put(work, nanos.getAsLong());
  }

  /// {@return a sentence on what is wrong with the database, if work waits for it}
  public synchronized Optional<String> trouble() {
    forget();
    return waiting.isEmpty() ? Optional.empty() : Optional.of("All work waits: " + why + ".");
  }

  /// Some work was done.
  synchronized void done(String work) {
    if (said) {
      waiting.remove(work);
      forget();
      if (waiting.isEmpty()) {
        LOG.info("the database takes work again: all goes on");
        said = false;
      }
    }
  }

  /// Those whose work waits have ended, and others do it.
  public synchronized void handedOver() {
    waiting.clear();
  }

  private void forget() {
    long now = nanos.getAsLong();
    waiting.values().removeIf(failed -> now - failed > STALE.toNanos());
  }
}
