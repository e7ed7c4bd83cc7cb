package depesche.bot.server.threads;

import depesche.bot.ledger.file.LedgerClosed;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A thread that does a round of its work whenever it is woken. A fault of the world ends one
/// round, not the thread: the ledger knows what is left to do.
public final class Rounds {

  private static final Logger LOG = LoggerFactory.getLogger(Rounds.class);

  private final Semaphore calls = new Semaphore(1);
  private final Runnable round;
  private final Thread thread;
  private final Outage outage;
  private final InHand inHand;
  private volatile boolean open = true;

  /// Not begun yet; the first round follows at once then.
  ///
  /// @param inHand each round is, from the call for it to its end
  public Rounds(String name, Runnable round, Outages outages, InHand inHand) {
    this.round = round;
    this.inHand = inHand;
    inHand.begins();
    this.outage = outages.of(LOG, name);
    this.thread = Thread.ofPlatform().name(name).unstarted(this::run);
  }

  public void begin() {
    thread.start();
  }

  /// Has it do one more round.
  public void wake() {
    if (open) {
      call();
    }
  }

  private void call() {
    inHand.begins();
    calls.release();
  }

  private void run() {
    while (open) {
      calls.acquireUninterruptibly();
      int called = 1 + calls.drainPermits();
      try {
        if (open) {
          round.run();
          outage.over();
        }
      } catch (LedgerClosed _) {
        LOG.debug("a round of work ends with the ledger");
      } catch (RuntimeException | Error e) {
        outage.failed(e);
      }
      inHand.ends(called);
    }
  }

  /// Begins no other round.
  public void end() {
    open = false;
    call();
  }

  /// {@return whether its last round ended in time}
  public boolean join(Duration patience) throws InterruptedException {
    return thread.join(patience);
  }
}
