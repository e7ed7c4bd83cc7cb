package depesche.bot.desk.play;

import depesche.bot.clock.Absence;
import depesche.bot.clock.DateReader;
import depesche.bot.clock.ReadDate;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// A time from one day or moment to another: `24 Dec TO 2 Jan`, `2026-12-24 TO 2027-01-02`, `24.12.
/// TO 2.1.`, `Sat 18:00 TO +5d`. A day is meant whole; without an end it is that day alone. A day
/// without a year is the next one there is.
final class SpanReader {

  /// Behind a date that ends in a full stop, or between two dots, no blanks are needed.
  private static final Pattern BETWEEN =
      Pattern.compile(
          "\\s+(?:to|bis|until|till|through|–|-)\\s+|(?<=\\d\\.)[–-](?=\\d)|(?<=\\d)\\.\\.+(?=\\d)",
          Pattern.CASE_INSENSITIVE);

  /// Days that are counted from today, wherever they stand.
  private static final Pattern FROM_TODAY =
      Pattern.compile(
          "(?:to(?:day|morrow)|heute|(?:über|ueber)?morgen)(?!\\p{L})",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  private static final Pattern SHORT = Pattern.compile("^\\d{1,2}\\.\\d{1,2}$");

  private final Instant now;
  private final ZoneId zone;

  SpanReader(Instant now, ZoneId zone) {
    this.now = now;
    this.zone = zone;
  }

  /// What the words for a time mean.
  sealed interface Span {

    record Meant(Absence absence) implements Span {}

    /// One of its ends could be any of these days.
    record Unclear(String end, List<LocalDate> days) implements Span {}

    record None() implements Span {}
  }

  /// {@return the time meant}
  Span read(String text) {
    String words = text.strip().replaceAll("(?i)^(?:from|vom|von|ab)\\s+", "").replace(",", " ");
    String[] ends = BETWEEN.split(words.replaceAll("\\s+", " "), -1);
    if (words.isEmpty() || ends.length > 2) {
      return new Span.None();
    }
    ReadDate begin = date(ends[0], now);
    Optional<Instant> from = moment(begin, false);
    String last = ends[ends.length - 1];
    boolean fromToday = ends.length == 1 || FROM_TODAY.matcher(last).lookingAt();
    ReadDate end = date(last, fromToday ? now : from.orElse(now));
    if (begin instanceof ReadDate.Days(List<LocalDate> days)) {
      return new Span.Unclear(ends[0], days);
    } else if (end instanceof ReadDate.Days(List<LocalDate> days)) {
      return new Span.Unclear(last, days);
    }
    Optional<Instant> until = moment(end, true);
    return from.isPresent() && until.isPresent() && from.get().isBefore(until.get())
        ? new Span.Meant(new Absence(from.get(), until.get()))
        : new Span.None();
  }

  /// {@return the end of what is meant: a moment, or the midnight behind a day}
  Optional<Instant> end(String text) {
    return moment(date(text, now), true);
  }

  private ReadDate date(String text, Instant since) {
    // Of a time between days `6.10` is a day, not ten past six.
    return DateReader.read(SHORT.matcher(text.strip()).replaceFirst("$0."), since, zone);
  }

  private Optional<Instant> moment(ReadDate date, boolean end) {
    return switch (date) {
      case ReadDate.Moment(Instant instant) -> Optional.of(instant);
      case ReadDate.Past(Instant instant) -> Optional.of(instant);
      case ReadDate.Day(LocalDate day) ->
          Optional.of(day.plusDays(end ? 1 : 0).atStartOfDay(zone).toInstant());
      case ReadDate.Days _, ReadDate.Several _, ReadDate.Skipped _, ReadDate.None _ ->
          Optional.empty();
    };
  }
}
