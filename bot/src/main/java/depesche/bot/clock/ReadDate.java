package depesche.bot.clock;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;

/// What a written date means.
public sealed interface ReadDate {

  /// One moment.
  record Moment(Instant instant) implements ReadDate {}

  /// A day without a clock time.
  record Day(LocalDate day) implements ReadDate {}

  /// A moment that is over.
  record Past(Instant instant) implements ReadDate {}

  /// It could mean any of these: `5/6 20:00`, `Sat midnight`.
  record Several(List<Instant> instants) implements ReadDate {

    public Several {
      instants = List.copyOf(instants);
    }
  }

  /// No date.
  record None() implements ReadDate {}
}
