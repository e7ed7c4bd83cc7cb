package depesche.bot.standin;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/// Ids that tell their time, as Discord gives them: JDA derives from them when an interaction ends.
final class Snowflakes {

  private static final long EPOCH = 1_420_070_400_000L;
  private static final AtomicLong LAST = new AtomicLong();

  private Snowflakes() {}

  /// {@return an id of this moment, higher than all before}
  static long next() {
    long now = (System.currentTimeMillis() - EPOCH) << 22;
    return LAST.updateAndGet(last -> Math.max(last + 1, now));
  }

  /// {@return the id it would be so much later}
  static long later(long id, Duration time) {
    return id + (time.toMillis() << 22);
  }

  /// {@return when an id was given, in milliseconds since 1970}
  static long millis(long id) {
    return (id >> 22) + EPOCH;
  }
}
