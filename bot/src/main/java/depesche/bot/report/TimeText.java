package depesche.bot.report;

import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/// Moments as mails print them: in the reader's zone and, beside it, in UTC.
public final class TimeText {

  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("EEE d MMM uuuu HH:mm", Locale.ENGLISH);
  private static final DateTimeFormatter ZONE = DateTimeFormatter.ofPattern("zzz", Locale.ENGLISH);
  private static final DateTimeFormatter CLOCK =
      DateTimeFormatter.ofPattern("HH:mm", Locale.ENGLISH);
  private static final DateTimeFormatter OTHER_DAY =
      DateTimeFormatter.ofPattern("EEE HH:mm", Locale.ENGLISH);

  private TimeText() {}

  /// {@return such as `Tue 24 Nov 2026 20:00 CET (19:00 UTC)`; the day of the week stands before
  /// the UTC time where it differs}
  public static String say(Instant moment, ZoneId zone) {
    ZonedDateTime there = moment.atZone(zone);
    ZonedDateTime utc = moment.atZone(ZoneOffset.UTC);
    if (there.getOffset().equals(ZoneOffset.UTC)) {
      return DAY.format(utc) + " UTC";
    }
    boolean sameDay = there.toLocalDate().equals(utc.toLocalDate());
    String inUtc = (sameDay ? CLOCK : OTHER_DAY).format(utc);
    return DAY.format(there) + " " + ZONE.format(there) + " (" + inUtc + " UTC)";
  }
}
