package depesche.bot.standin;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// How many requests may come: fifty a second in all, and so many on each route.
final class Buckets {

  private static final int GLOBAL = 50;
  private static final long SECOND = 1_000_000_000L;

  /// How a bucket stands after a request.
  ///
  /// @param remaining how many more may come at once; less than 0 if this one was too many
  /// @param full until the bucket is full again, in nanoseconds
  record State(int limit, int remaining, long full) {}

  private final Map<String, Deque<Long>> used = new ConcurrentHashMap<>();
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
    Deque<Long> times = used.computeIfAbsent(bucket, _ -> new ArrayDeque<>());
    synchronized (times) {
      return take(times, limit, window);
    }
  }

  /// Counts a request against the limit of all.
  State takeGlobal() {
    synchronized (all) {
      return take(all, GLOBAL, SECOND);
    }
  }

  private static State take(Deque<Long> times, int limit, long window) {
    long now = System.nanoTime();
    while (!times.isEmpty() && now - times.getFirst() >= window) {
      times.removeFirst();
    }
    if (times.size() < limit) {
      times.addLast(now);
    } else {
      return new State(limit, -1, times.getFirst() + window - now);
    }
    return new State(limit, limit - times.size(), times.getFirst() + window - now);
  }
}
