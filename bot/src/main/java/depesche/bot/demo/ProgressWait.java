package depesche.bot.demo;

import java.time.Duration;
import java.util.function.LongSupplier;

/// Patience by progress: however slow a machine is, somebody waits as long as anything moves.
final class ProgressWait {

  /// How long nothing at all may move.
  static final Duration LONGEST = Duration.ofMinutes(5);

  private final LongSupplier moved;
  private final LongSupplier nanos;
  private long last;
  private long since;

  /// @param moved counts what has been done
  /// @param nanos the nano clock
  ProgressWait(LongSupplier moved, LongSupplier nanos) {
    this.moved = moved;
    this.nanos = nanos;
    this.last = moved.getAsLong();
    this.since = nanos.getAsLong();
  }

  /// {@return whether nothing has moved for too long}
  boolean isOver() {
    long now = moved.getAsLong();
    if (now != last) {
      last = now;
      since = nanos.getAsLong();
    }
    return nanos.getAsLong() - since >= LONGEST.toNanos();
  }
}
