package depesche.bot.clock;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Lengths of time as people write them: `72`, `72h`, `3d`, `90 min`, `2 weeks`.
public final class TimeSpan {

  private static final Pattern FORM = Pattern.compile("\\+?(\\d{1,6})\\s*([a-z]*)");
  private static final Duration MOST = Duration.ofDays(366);

  private TimeSpan() {}

  /// {@return the length meant, at most a year; nothing if it is none}
  ///
  /// @param unit that a bare number counts
  public static Optional<Duration> read(String text, Duration unit) {
    return anyLength(text, unit).filter(time -> time.compareTo(MOST) <= 0);
  }

  /// {@return the length meant, however long it is; nothing if it is none}
  ///
  /// @param unit that a bare number counts
  public static Optional<Duration> anyLength(String text, Duration unit) {
    Matcher matcher = FORM.matcher(text.strip().toLowerCase(Locale.ROOT));
    return matcher.matches()
        ? unit(matcher.group(2), unit)
            .map(one -> one.multipliedBy(Long.parseLong(matcher.group(1))))
        : Optional.empty();
  }

  private static Optional<Duration> unit(String word, Duration usual) {
    return switch (word) {
      case "" -> Optional.of(usual);
      case "m", "min", "mins", "minute", "minutes", "minuten" -> Optional.of(Duration.ofMinutes(1));
      case "h", "hour", "hours", "std", "stunde", "stunden" -> Optional.of(Duration.ofHours(1));
      case "d", "day", "days", "t", "tag", "tage" -> Optional.of(Duration.ofDays(1));
      case "w", "week", "weeks", "woche", "wochen" -> Optional.of(Duration.ofDays(7));
      default -> Optional.empty();
    };
  }

  /// {@return such as `72 h`, `15 min` or `2 h 30 min`; up to three days are said in hours}
  public static String say(Duration time) {
    long minutes = time.toMinutes();
    long hours = minutes / 60;
    if (minutes < 60) {
      return minutes + " min";
    }
    if (minutes % 60 != 0) {
      return hours + " h " + minutes % 60 + " min";
    }
    return hours > 72 && hours % 24 == 0 ? hours / 24 + " days" : hours + " h";
  }
}
