package depesche.bot.server.threads;

import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.file.LedgerClosed;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Has the store tidied now and then while the server runs, so that it does not grow with what is
/// of no use any more.
public final class StoreUpkeep implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(StoreUpkeep.class);

  private static final Duration PAUSE = Duration.ofSeconds(5);

  /// A file on a full disk opens anew, and breaks at what is written next: that takes a minute at
  /// most, in which a server notes that it works.
  private static final int CALM = 18;

  private final Ledger ledger;
  private final Outage outage;
  private int calm;
  private final ScheduledExecutorService worker =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("upkeep").daemon().factory());

  private StoreUpkeep(Ledger ledger, Outages outages) {
    this.ledger = ledger;
    this.outage = outages.of(LOG, "upkeep");
  }

  /// Begins to work.
  @SuppressWarnings("FutureReturnValueIgnored")
  public static StoreUpkeep start(Ledger ledger, Outages outages) {
    StoreUpkeep upkeep = new StoreUpkeep(ledger, outages);
    upkeep.worker.scheduleWithFixedDelay(
        upkeep::tidy, PAUSE.toMillis(), PAUSE.toMillis(), TimeUnit.MILLISECONDS);
    return upkeep;
  }

  private void tidy() {
    try {
      if (ledger.tidy()) {
        calm = 0;
        outage.waits(Fault.UNWRITTEN);
      } else if (++calm >= CALM) {
        outage.over();
      }
    } catch (LedgerClosed _) {
      LOG.debug("the ledger closes");
    } catch (RuntimeException | Error e) {
      calm = 0;
      outage.failed(e);
    }
  }

  /// Its work takes a moment, and the ledger waits for it.
  @Override
  public void close() {
    worker.shutdown();
  }
}
