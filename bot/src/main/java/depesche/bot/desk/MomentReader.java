package depesche.bot.desk;

import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.TemporalAdjusters;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Moments as people write them: `2026-11-30 20:00`, `Sat 18:00`, `+2d`, `+36h`, or an instant such
/// as `2026-11-30T19:00:00Z`.
public final class MomentReader {

  private static final Pattern LATER = Pattern.compile("\\+(\\d{1,4})\\s*([dh])[a-z]*");
  private static final Pattern WEEKDAY = Pattern.compile("([a-z]{3,9}) (\\d{1,2}:\\d\\d)");
  private static final Pattern DATE =
      Pattern.compile("(\\d{4}-\\d\\d-\\d\\d)[ t](\\d{1,2}:\\d\\d)");

  private MomentReader() {}

  /// {@return the moment meant, or nothing if the words are no moment}
  public static Optional<Instant> parse(String text, Instant now, ZoneId zone) {
    String words = text.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
    try {
      Matcher later = LATER.matcher(words);
      if (later.matches()) {
        long number = Long.parseLong(later.group(1));
        boolean days = later.group(2).equals("d");
        return Optional.of(now.plus(days ? Duration.ofDays(number) : Duration.ofHours(number)));
      }
      Matcher weekday = WEEKDAY.matcher(words);
      if (weekday.matches()) {
        return Optional.of(next(day(weekday.group(1)), time(weekday.group(2)), now, zone));
      }
      Matcher date = DATE.matcher(words);
      if (date.matches()) {
        return Optional.of(at(LocalDate.parse(date.group(1)), time(date.group(2)), zone));
      }
      return Optional.of(Instant.parse(text.strip()));
    } catch (DateTimeException _) {
      return Optional.empty();
    }
  }

  private static LocalTime time(String text) {
    return LocalTime.parse(text, DateTimeFormatter.ofPattern("H:mm", Locale.ROOT));
  }

  private static DayOfWeek day(String start) {
    return Arrays.stream(DayOfWeek.values())
        .filter(day -> day.name().toLowerCase(Locale.ROOT).startsWith(start))
        .findFirst()
        .orElseThrow(() -> new DateTimeException("no weekday"));
  }

  private static Instant next(DayOfWeek day, LocalTime time, Instant now, ZoneId zone) {
    LocalDate today = now.atZone(zone).toLocalDate();
    Instant first = at(today.with(TemporalAdjusters.nextOrSame(day)), time, zone);
    return first.isAfter(now) ? first : at(today.with(TemporalAdjusters.next(day)), time, zone);
  }

  /// Of a clock time that comes twice the later counts; one that is skipped moves forward.
  private static Instant at(LocalDate date, LocalTime time, ZoneId zone) {
    return ZonedDateTime.of(date, time, zone).withLaterOffsetAtOverlap().toInstant();
  }
}
