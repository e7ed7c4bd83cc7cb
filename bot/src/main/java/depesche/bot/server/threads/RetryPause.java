package depesche.bot.server.threads;

import java.time.Duration;
import java.util.function.LongSupplier;

/// How long some work rests that others wake again and again, while the world keeps it from being
/// done: not after the first failure, then twice as long after each.
public final class RetryPause {

  private static final Duration FIRST = Duration.ofMillis(100);
  private static final Duration LONGEST = Duration.ofSeconds(10);

  private final LongSupplier nanos;
  private Duration pause = Duration.ZERO;
  private long until;

  public RetryPause() {
    this(System::nanoTime);
  }

  RetryPause(LongSupplier nanos) {
    this.nanos = nanos;
    this.until = nanos.getAsLong();
  }

  /// {@return whether it is too early to try again}
  public synchronized boolean rests() {
    return nanos.getAsLong() - until < 0;
  }

  /// It could not be done.
  public synchronized void failed() {
    until = nanos.getAsLong() + pause.toNanos();
    Duration twice = pause.isZero() ? FIRST : pause.multipliedBy(2);
    pause = twice.compareTo(LONGEST) > 0 ? LONGEST : twice;
  }

  /// It was done.
  public synchronized void over() {
    pause = Duration.ZERO;
  }
}
