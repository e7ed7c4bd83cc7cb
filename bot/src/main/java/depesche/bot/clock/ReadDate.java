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

  /// One of several days, without a clock time: `next Sunday`, `5/6`.
  record Days(List<LocalDate> days) implements ReadDate {

    public Days {
      days = List.copyOf(days);
    }
  }

  /// A moment that is over.
  record Past(Instant instant) implements ReadDate {}

  /// It could mean any of these: `5/6 20:00`, `Sat midnight`, an hour that comes twice.
  record Several(List<Instant> instants) implements ReadDate {

    public Several {
      instants = List.copyOf(instants);
    }
  }

  /// A time that no clock there shows: the clocks are set forward over it.
  ///
  /// @param instants the moments before and behind the gap that may be meant
  record Skipped(List<Instant> instants) implements ReadDate {

    public Skipped {
      instants = List.copyOf(instants);
    }
  }

  /// No date.
  ///
  /// @param stray what of it is no piece of a date; empty if that cannot be told
  record None(String stray) implements ReadDate {}
}
