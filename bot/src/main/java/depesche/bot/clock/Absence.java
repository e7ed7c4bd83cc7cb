package depesche.bot.clock;

import java.time.Duration;
import java.time.Instant;

/// A time in which somebody is away: from the first instant up to, and without, the second.
public record Absence(Instant from, Instant until) {

  /// A time that has a length.
  ///
  /// @throws IllegalArgumentException if it ends before it begins
  public Absence {
    if (!from.isBefore(until)) {
      throw new IllegalArgumentException("an absence has a length");
    }
  }

  public boolean covers(Instant moment) {
    return !moment.isBefore(from) && moment.isBefore(until);
  }

  /// {@return its days, begun ones too}
  public int days() {
    return (int)
        Math.ceilDiv(Duration.between(from, until).toMinutes(), Duration.ofDays(1).toMinutes());
  }
}
