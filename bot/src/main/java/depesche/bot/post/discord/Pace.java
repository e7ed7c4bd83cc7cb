package depesche.bot.post.discord;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/// Keeps requests apart, so that Discord need never refuse one: it takes fifty a second of a bot,
/// over all that it does.
final class Pace {

  private final ReentrantLock turnstile = new ReentrantLock(true);
  private final long gap;
  private long next = System.nanoTime();

  /// @param perSecond how many may pass
  Pace(int perSecond) {
    this.gap = TimeUnit.SECONDS.toNanos(1) / perSecond;
  }

  /// Waits for its turn.
  void await() {
    long turn = turn();
    for (long left = turn - System.nanoTime(); left > 0; left = turn - System.nanoTime()) {
      LockSupport.parkNanos(left);
    }
  }

  private long turn() {
    turnstile.lock();
    try {
      next = Math.max(next, System.nanoTime());
      long turn = next;
      next += gap;
      return turn;
    } finally {
      turnstile.unlock();
    }
  }
}
