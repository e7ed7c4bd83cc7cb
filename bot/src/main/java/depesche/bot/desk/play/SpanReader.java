package depesche.bot.desk.play;

import depesche.bot.clock.Absence;
import depesche.bot.clock.DateReader;
import depesche.bot.clock.ReadDate;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
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

  /// {@return the time meant, or nothing if the words are none}
  Optional<Absence> read(String text) {
    String words = text.strip().replaceAll("(?i)^(?:from|vom|von|ab)\\s+", "").replace(",", " ");
    String[] ends = BETWEEN.split(words.replaceAll("\\s+", " "), -1);
    if (words.isEmpty() || ends.length > 2) {
      return Optional.empty();
    }
    Optional<Instant> from = moment(ends[0], now, false);
    String last = ends[ends.length - 1];
    boolean fromToday = ends.length == 1 || FROM_TODAY.matcher(last).lookingAt();
    Optional<Instant> until = from.flatMap(first -> moment(last, fromToday ? now : first, true));
    return from.isPresent() && until.isPresent() && from.get().isBefore(until.get())
        ? Optional.of(new Absence(from.get(), until.get()))
        : Optional.empty();
  }

  /// {@return the end of what is meant: a moment, or the midnight behind a day}
  Optional<Instant> end(String text) {
    return moment(text, now, true);
  }

  private Optional<Instant> moment(String text, Instant since, boolean end) {
    // Of a time between days `6.10` is a day, not ten past six.
    String dotted = SHORT.matcher(text.strip()).replaceFirst("$0.");
    return switch (DateReader.read(dotted, since, zone)) {
      case ReadDate.Moment(Instant instant) -> Optional.of(instant);
      case ReadDate.Past(Instant instant) -> Optional.of(instant);
      case ReadDate.Day(LocalDate day) ->
          Optional.of(day.plusDays(end ? 1 : 0).atStartOfDay(zone).toInstant());
      case ReadDate.Several _, ReadDate.None() -> Optional.empty();
    };
  }
}
