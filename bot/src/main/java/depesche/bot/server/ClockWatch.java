package depesche.bot.server;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.LongSupplier;

/// Compares the clock of the machine with a count of nanoseconds that nobody can set: where they
/// part, somebody has set the clock, or the machine has slept.
public final class ClockWatch {

  /// Clocks are set right by seconds; more is a mistake, or sleep.
  private static final Duration TOLERANCE = Duration.ofMinutes(15);

  private final Clock clock;
  private final LongSupplier nanoseconds;
  private Optional<Look> last = Optional.empty();

  /// One look at both.
  private record Look(Instant shown, long nanoseconds) {}

  /// A jump of the clock.
  ///
  /// @param expected what it should show
  /// @param shown what it shows
  record Jump(Instant expected, Instant shown) {

    Duration length() {
      return Duration.between(expected, shown);
    }
  }

  public ClockWatch(Clock clock, LongSupplier nanoseconds) {
    this.clock = clock;
    this.nanoseconds = nanoseconds;
  }

  /// {@return how the clock has jumped since the last look, if it has}
  Optional<Jump> look() {
    Look now = new Look(clock.instant(), nanoseconds.getAsLong());
    Optional<Jump> jump =
        last.map(
                before ->
                    new Jump(
                        before.shown.plusNanos(now.nanoseconds - before.nanoseconds), now.shown))
            .filter(one -> one.length().abs().compareTo(TOLERANCE) > 0);
    last = Optional.of(now);
    return jump;
  }
}
