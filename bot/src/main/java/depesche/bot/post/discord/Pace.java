package depesche.bot.post.discord;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import okhttp3.HttpUrl;
import okhttp3.Interceptor;
import okhttp3.Response;

/// Keeps requests apart, so that Discord need never refuse one: it takes fifty a second of a bot,
/// over all that it does. It stands where requests leave, since JDA may hold some back and then let
/// them go all at once. And few are under way at a time: however late they arrive, in no second are
/// more counted than begin in it and were under way when it began.
final class Pace implements Interceptor {

  /// Answers to interactions are not counted, and they are urgent.
  private static final List<String> UNCOUNTED = List.of("interactions", "webhooks");

  private final ReentrantLock turnstile = new ReentrantLock(true);
  private final Semaphore underway;
  private final long gap;
  private long next = System.nanoTime();

  /// @param perSecond how many may begin
  /// @param underway how many may be without an answer
  Pace(int perSecond, int underway) {
    this.gap = TimeUnit.SECONDS.toNanos(1) / perSecond;
    this.underway = new Semaphore(underway, true);
  }

  @Override
  public Response intercept(Chain chain) throws IOException {
    if (!isCounted(chain.request().url())) {
      return chain.proceed(chain.request());
    }
    underway.acquireUninterruptibly();
    try {
      await();
      return chain.proceed(chain.request());
    } finally {
      underway.release();
    }
  }

  private static boolean isCounted(HttpUrl address) {
    return address.pathSegments().stream().noneMatch(UNCOUNTED::contains);
  }

  private void await() {
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
