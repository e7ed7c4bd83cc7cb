package depesche.bot.clock;

import java.time.LocalDate;
import java.util.Optional;

/// Days on which no deadline falls, whatever the day of the week.
@FunctionalInterface
public interface DaysOff {

  /// There are none.
  DaysOff NONE = _ -> Optional.empty();

  /// {@return the name of the holiday on this day, if it is one}
  Optional<String> on(LocalDate day);
}
