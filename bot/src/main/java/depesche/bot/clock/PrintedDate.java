package depesche.bot.clock;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.TextStyle;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;

/// A moment as we print it: `Tue 24 Nov 2026 20:00 CET (19:00 UTC)`, in whatever zone. The time in
/// UTC says which it is; that of the zone says on which day.
final class PrintedDate {

  private static final Pattern PRINTED =
      Pattern.compile(
          "(\\p{L}{3} \\d{1,2} \\p{L}{3} \\d{4} \\d\\d:\\d\\d) \\S+ \\((?:(\\p{L}{3})"
              + " )?(\\d\\d:\\d\\d) UTC\\)");

  private static final DateTimeFormatter LOCAL =
      DateTimeFormatter.ofPattern("EEE d MMM uuuu HH:mm", Locale.ENGLISH);

  private PrintedDate() {}

  /// {@return the moment that we printed so}
  ///
  /// @throws DateTimeException if it is none of the calendar
  static Optional<Instant> of(String text) {
    Matcher printed = PRINTED.matcher(text.strip());
    if (!printed.matches()) {
      return Optional.empty();
    }
    LocalDateTime there = LocalDateTime.parse(printed.group(1), LOCAL);
    LocalTime utc = LocalTime.parse(printed.group(3));
    String day =
        printed.group(2) != null
            ? printed.group(2)
            : there.getDayOfWeek().getDisplayName(TextStyle.SHORT, Locale.ENGLISH);
    return LongStream.rangeClosed(-1, 1)
        .mapToObj(off -> there.toLocalDate().plusDays(off))
        .filter(
            date -> date.getDayOfWeek().getDisplayName(TextStyle.SHORT, Locale.ENGLISH).equals(day))
        .map(date -> date.atTime(utc).toInstant(ZoneOffset.UTC))
        .findFirst();
  }
}
