package depesche.bot.desk;

import depesche.bot.server.ClockWatch;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

/// A clock and a count of nanoseconds that a test sets.
final class Machine {

  private final AtomicReference<Instant> shown = new AtomicReference<>(Bureau.BEGIN);
  private final AtomicLong nanoseconds = new AtomicLong();

  ClockWatch watch() {
    InstantSource source = shown::get;
    return new ClockWatch(source.withZone(ZoneOffset.UTC), nanoseconds::get);
  }

  /// Time passes.
  void passes(Duration time) {
    jumps(time);
    nanoseconds.addAndGet(time.toNanos());
  }

  /// The clock is set, and no time passes.
  void jumps(Duration time) {
    shown.updateAndGet(now -> now.plus(time));
  }
}
