package depesche.bot.desk.play;

import depesche.bot.clock.Absence;
import depesche.bot.desk.MomentReader;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.MonthDay;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// A time from one day or moment to another: `24 Dec TO 2 Jan`, `2026-12-24 TO 2027-01-02`, `24.12.
/// TO 2.1.`, `Sat 18:00 TO +5d`. A day is meant whole; without an end it is that day alone. A day
/// without a year is the next one there is.
final class SpanReader {

  private static final Pattern BETWEEN =
      Pattern.compile("\\s+(?:to|bis|until|till|through|–|-)\\s+", Pattern.CASE_INSENSITIVE);

  private static final List<DateTimeFormatter> WITH_YEAR =
      List.of(
          form("uuuu-M-d"),
          form("d MMM uuuu"),
          form("d MMMM uuuu"),
          form("MMM d uuuu"),
          form("MMMM d uuuu"),
          form("d.M.uuuu"),
          form("d. MMMM uuuu"));

  private static final List<DateTimeFormatter> WITHOUT_YEAR =
      List.of(
          form("d MMM"),
          form("d MMMM"),
          form("MMM d"),
          form("MMMM d"),
          form("d.M."),
          form("d.M"),
          form("d. MMMM"));

  private final Instant now;
  private final ZoneId zone;

  SpanReader(Instant now, ZoneId zone) {
    this.now = now;
    this.zone = zone;
  }

  private static DateTimeFormatter form(String pattern) {
    return new DateTimeFormatterBuilder()
        .parseCaseInsensitive()
        .appendPattern(pattern)
        .toFormatter(Locale.ENGLISH);
  }

  /// {@return the time meant, or nothing if the words are none}
  Optional<Absence> read(String text) {
    String words = text.strip().replaceAll("(?i)^from\\s+", "").replace(",", " ");
    String[] ends = BETWEEN.split(words.replaceAll("\\s+", " "), -1);
    if (words.isEmpty() || ends.length > 2) {
      return Optional.empty();
    }
    Optional<Instant> from = begin(ends[0], today());
    Optional<Instant> until = from.flatMap(first -> end(ends[ends.length - 1], first));
    return from.isPresent() && until.isPresent() && from.get().isBefore(until.get())
        ? Optional.of(new Absence(from.get(), until.get()))
        : Optional.empty();
  }

  private LocalDate today() {
    return now.atZone(zone).toLocalDate();
  }

  private Optional<Instant> begin(String text, LocalDate first) {
    return day(text, first)
        .map(day -> day.atStartOfDay(zone).toInstant())
        .or(() -> MomentReader.parse(text, now, zone));
  }

  private Optional<Instant> end(String text, Instant from) {
    return day(text, from.atZone(zone).toLocalDate())
        .map(day -> day.plusDays(1).atStartOfDay(zone).toInstant())
        .or(() -> MomentReader.parse(text, text.strip().startsWith("+") ? from : now, zone));
  }

  /// {@return the day meant; without a year the first that is not before another}
  private static Optional<LocalDate> day(String text, LocalDate first) {
    for (DateTimeFormatter form : WITH_YEAR) {
      try {
        return Optional.of(LocalDate.parse(text.strip(), form));
      } catch (DateTimeException _) {
        // Another form.
      }
    }
    for (DateTimeFormatter form : WITHOUT_YEAR) {
      try {
        LocalDate day = MonthDay.parse(text.strip(), form).atYear(first.getYear());
        return Optional.of(day.isBefore(first) ? day.plusYears(1) : day);
      } catch (DateTimeException _) {
        // Another form.
      }
    }
    return Optional.empty();
  }
}
