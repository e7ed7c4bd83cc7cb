package depesche.bot.report.page;

import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// Moments in words. A mail has them in the reader's zone and, beside it, in UTC. In a message for
/// Discord a mark stands for each until the form is known: Discord itself shows it to each reader
/// in their own zone and language, with how long it is until then.
public final class TimeText {

  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("EEE d MMM uuuu HH:mm", Locale.ENGLISH);
  private static final DateTimeFormatter BRIEF =
      DateTimeFormatter.ofPattern("EEE d MMM HH:mm", Locale.ENGLISH);
  private static final DateTimeFormatter ZONE = DateTimeFormatter.ofPattern("zzz", Locale.ENGLISH);
  private static final DateTimeFormatter CLOCK =
      DateTimeFormatter.ofPattern("HH:mm", Locale.ENGLISH);
  private static final DateTimeFormatter OTHER_DAY =
      DateTimeFormatter.ofPattern("EEE HH:mm", Locale.ENGLISH);

  private static final Pattern MARK = Pattern.compile("\uE000(\\d{1,12})\uE001");

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

  /// {@return such as `Tue 24 Nov 20:00`, for a subject: the mail below it says the zone}
  public static String brief(Instant moment, ZoneId zone) {
    return BRIEF.format(moment.atZone(zone));
  }

  /// {@return what stands for a moment until the page is finished}
  public static String mark(Instant moment) {
    return "\uE000" + moment.getEpochSecond() + "\uE001";
  }

  /// {@return the words, with every moment in them said in this way}
  public static String said(String words, Function<Instant, String> way) {
    return MARK.matcher(words).replaceAll(found -> way.apply(moment(found)));
  }

  /// {@return finished words, with every moment in them as Discord shows it}
  static String live(String words) {
    return MARK.matcher(words).replaceAll("<t:$1:f> (<t:$1:R>)");
  }

  private static Instant moment(MatchResult found) {
    return Instant.ofEpochSecond(Long.parseLong(found.group(1)));
  }
}
