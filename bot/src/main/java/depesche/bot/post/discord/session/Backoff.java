package depesche.bot.post.discord.session;

import java.time.Duration;
import java.util.function.LongSupplier;

/// How long to wait before we try again: longer each time, up to a limit, and never just as long as
/// others who were cut off with us. Only a connection that has held for a while shows that the
/// trouble is over; to be let in and thrown out again does not.
final class Backoff {

  static final Duration LONGEST = Duration.ofMinutes(1);

  private static final Duration FIRST = Duration.ofSeconds(1);
  private static final Duration HELD = Duration.ofMinutes(1);
  private static final int DOUBLINGS = 10;

  /// Spreads neighbouring numbers over all there are (the golden ratio).
  private static final long SPREAD = 0x9E37_79B9_7F4A_7C15L;

  private final LongSupplier nanos;
  private final Duration first;
  private final Duration longest;
  private int failures;
  private long connected;
  private boolean isConnected;

  /// @param nanos a clock that nobody sets, as [System#nanoTime]
  Backoff(LongSupplier nanos) {
    this(nanos, FIRST, LONGEST);
  }

  /// As above, from the first pause up to the longest.
  Backoff(LongSupplier nanos, Duration first, Duration longest) {
    this.nanos = nanos;
    this.first = first;
    this.longest = longest;
  }

  /// We are connected from now on.
  synchronized void holds() {
    connected = nanos.getAsLong();
    isConnected = true;
  }

  /// {@return how long to wait now that we are not connected any more, or still not}
  synchronized Duration next() {
    if (isConnected && nanos.getAsLong() - connected >= HELD.toNanos()) {
      failures = 0;
    }
    isConnected = false;
    Duration whole = first.multipliedBy(1L << Math.min(failures, DOUBLINGS));
    failures++;
    long most = Math.min(whole.toMillis(), longest.toMillis());
    return Duration.ofMillis(most / 2 + jitter(most / 2));
  }

  /// The billionth of a second in which we were cut off is nobody else's.
  private long jitter(long most) {
    return Math.floorMod((nanos.getAsLong() * SPREAD) >>> 16, most + 1);
  }
}
