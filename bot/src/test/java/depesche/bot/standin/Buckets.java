package depesche.bot.standin;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// How many requests may come: fifty a second in all, and so many on each route. As on Discord the
/// bucket of a route is full again at one moment, and is not filled drop by drop.
final class Buckets {

  private static final int GLOBAL = 50;
  private static final long SECOND = 1_000_000_000L;

  /// How a bucket stands after a request.
  ///
  /// @param remaining how many more may come at once; less than 0 if this one was too many
  /// @param full until the bucket is full again, in nanoseconds
  record State(int limit, int remaining, long full) {}

  /// What has come since a bucket was full.
  private record Used(long since, int times) {}

  private final Map<String, Used> used = new ConcurrentHashMap<>();
  private final Deque<Long> all = new ArrayDeque<>();
  private volatile int limit;
  private volatile long window;

  /// @param limit how many requests of one route may come within the window
  /// @param window in nanoseconds
  Buckets(int limit, long window) {
    this.limit = limit;
    this.window = window;
  }

  void limit(int most, long within) {
    limit = most;
    window = within;
  }

  State take(String bucket) {
    long now = System.nanoTime();
    Used mine =
        used.merge(
            bucket,
            new Used(now, 1),
            (before, first) ->
                now - before.since >= window ? first : new Used(before.since, before.times + 1));
    return new State(limit, limit - mine.times, mine.since + window - now);
  }

  /// Counts a request against the limit of all.
  State takeGlobal() {
    synchronized (all) {
      long now = System.nanoTime();
      while (!all.isEmpty() && now - all.getFirst() >= SECOND) {
        all.removeFirst();
      }
      if (all.size() < GLOBAL) {
        all.addLast(now);
        return new State(GLOBAL, GLOBAL - all.size(), all.getFirst() + SECOND - now);
      }
      return new State(GLOBAL, -1, all.getFirst() + SECOND - now);
    }
  }
}
