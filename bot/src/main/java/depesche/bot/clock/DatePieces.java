package depesche.bot.clock;

import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The pieces of a written date, taken out of its text one after the other until nothing is left.
final class DatePieces {

  /// No date is longer.
  private static final int LONGEST = 80;

  private static final Pattern NOISE =
      Pattern.compile(
          "(?<!\\S)(?:at|um|on|am|the|den|der|by|bis|of|this|coming|diesen|kommenden|oclock|clock|time)(?!\\S)");

  /// `next Saturday`: never today, and on other days one of two.
  private static final Pattern NEXT =
      Pattern.compile("(?<!\\S)(?:next|n(?:ä|ae)chste[nrms]?)(?= (\\p{L}{2,10})\\.?(?!\\S))");

  private static final Pattern LATER =
      Pattern.compile(
          "(?:\\+|(?<!\\S)in )\\s?((?:\\d{1,4}\\s?(?:w|d|h|m)[a-zü]*\\s?)+|\\d{1,4}"
              + " (?:tag|stunde|woche)[en]*)");
  private static final Pattern SPAN = Pattern.compile("(\\d{1,4})\\s?([wdhmts])");
  private static final Pattern ISO =
      Pattern.compile("(?<!\\d)(\\d{4})-(\\d{1,2})-(\\d{1,2})(?:t(?=\\d)|(?!\\d))");
  private static final Pattern NOON = Pattern.compile("(?<!\\S)(?:noon|mittags?)(?!\\S)");
  private static final Pattern MIDNIGHT =
      Pattern.compile("(?<!\\S)(?:midnight|mitternacht)(?!\\S)");
  private static final Pattern HALVES =
      Pattern.compile("(?<!\\S)(\\d{1,2})(?:[:.](\\d\\d))?\\s?([ap])\\.?m\\.?(?!\\S)");
  private static final Pattern COLON =
      Pattern.compile("(?<!\\S)(\\d{1,2}):(\\d\\d)(?::\\d\\d)?(?!\\S)( ?uhr)?");
  private static final Pattern HOUR =
      Pattern.compile(
          "(?<!\\S)(\\d{1,2})(?:[.:](\\d\\d))? ?(?:uhr|h)(?: ?(\\d\\d)(?!\\S))?(?!\\p{L})");
  private static final Pattern DOTTED =
      Pattern.compile("(?<!\\S)(\\d{1,2})\\. ?(\\d{1,2})\\.(?: ?(\\d{4}|\\d\\d)(?![\\d:.]))?");
  private static final Pattern SHORT = Pattern.compile("(?<!\\S)(\\d{1,2})\\.(\\d{1,2})(?!\\S)");
  private static final Pattern CLOCK = Pattern.compile("(?<!\\S)(\\d{1,2})\\.(\\d\\d)(?!\\S)");
  private static final Pattern SLASHED =
      Pattern.compile("(?<!\\S)(\\d{1,2})/(\\d{1,2})(?:/(\\d{4}|\\d\\d))?(?!\\S)");
  private static final Pattern DAY_MONTH =
      Pattern.compile(
          "(?<!\\S)(\\d{1,2})(?:st|nd|rd|th|\\.)?(?: of)? ?(\\p{L}{3,9})\\.?(?: (\\d{4})(?!\\S))?");
  private static final Pattern MONTH_DAY =
      Pattern.compile(
          "(?<!\\S)(\\p{L}{3,9})\\.? (\\d{1,2})(?:st|nd|rd|th)?(?!\\S)(?: (\\d{4})(?!\\S))?");
  private static final Pattern WORD = Pattern.compile("(?<!\\S)(\\p{L}{2,10})\\.?(?!\\S)");
  private static final Pattern ZONE =
      Pattern.compile(
          "(?<=\\s)(?:z|(?:utc|gmt)[+-]\\d{1,2}(?::?\\d\\d)?|\\p{L}+/[\\p{L}_/]+)$|(?<!\\S)\\p{L}{2,4}(?!\\S)");

  private String rest;
  private final List<Function<LocalDate, Optional<LocalDate>>> days = new ArrayList<>();
  private final List<Function<LocalDate, LocalDateTime>> clock = new ArrayList<>();
  private List<SaidZone> zones = List.of();
  private boolean next;
  private Optional<DayOfWeek> weekday = Optional.empty();
  private Optional<Duration> later = Optional.empty();
  private boolean year;
  private boolean relative;

  private DatePieces(String text) {
    this.rest = text;
  }

  /// {@return the pieces of a text; nothing if it is none or too long for a date}
  static Optional<DatePieces> of(String text) {
    String small = text.strip().toLowerCase(Locale.ROOT).replaceAll("[,;()\\s]+", " ").strip();
    if (small.isEmpty() || small.length() > LONGEST) {
      return Optional.empty();
    }
    DatePieces pieces = new DatePieces(small.replace("’", "").replace("'", ""));
    pieces.take();
    return Optional.of(pieces);
  }

  private void take() {
    take(ZONE, it -> zones = SaidZone.of(it.group()));
    take(NEXT, it -> next = DateWords.weekday(it.group(1)).isPresent());
    take(LATER, it -> later = Optional.of(span(it.group(1))));
    take(ISO, it -> day(it.group(1), it.group(2), it.group(3)));
    takeClock();
    if (days.isEmpty()) {
      take(DOTTED, it -> day(it.group(3), it.group(2), it.group(1)));
    }
    if (days.isEmpty()) {
      take(SLASHED, this::slashed);
    }
    take(DAY_MONTH, it -> month(it, 2, 1));
    take(MONTH_DAY, it -> month(it, 1, 2));
    takeWords();
    // `Sat 18.30` is a time, `15.6 20:00` has a date, and `1.10` alone is one.
    if (days.isEmpty() && (weekday.isEmpty() || !clock.isEmpty())) {
      take(SHORT, it -> day(null, it.group(2), it.group(1)));
    }
    if (clock.isEmpty()) {
      take(CLOCK, it -> time(it.group(1), it.group(2)));
    }
    rest = NOISE.matcher(rest).replaceAll(" ").replace("-", " ");
  }

  private void takeClock() {
    take(NOON, _ -> time("12", "00"));
    take(MIDNIGHT, _ -> midnight());
    take(HALVES, this::halves);
    if (clock.isEmpty()) {
      take(COLON, it -> time(it.group(1), it.group(2)));
    }
    if (clock.isEmpty()) {
      take(HOUR, it -> time(it.group(1), it.group(2) == null ? it.group(3) : it.group(2)));
    }
  }

  private void takeWords() {
    Matcher words = WORD.matcher(rest);
    StringBuilder left = new StringBuilder();
    while (words.find()) {
      String word = words.group(1);
      Optional<DayOfWeek> named = DateWords.weekday(word);
      int ahead = DateWords.ahead(word);
      if (named.isPresent() && weekday.isEmpty()) {
        weekday = named;
        words.appendReplacement(left, "");
      } else if (ahead >= 0 && days.isEmpty()) {
        relative = true;
        days.add(today -> Optional.of(today.plusDays(ahead)));
        words.appendReplacement(left, "");
      }
    }
    rest = words.appendTail(left).toString();
  }

  /// What of a text fits is taken out of it, if it makes sense.
  private void take(Pattern pattern, Consumer<MatchResult> use) {
    Matcher matcher = pattern.matcher(rest);
    int from = 0;
    while (matcher.find(from)) {
      int before = taken();
      use.accept(matcher.toMatchResult());
      if (taken() > before) {
        rest = rest.substring(0, matcher.start()) + " " + rest.substring(matcher.end());
        return;
      }
      from = matcher.end();
    }
  }

  private int taken() {
    return days.size() + clock.size() + zones.size() + (next ? 1 : 0) + (later.isPresent() ? 1 : 0);
  }

  private static Duration span(String text) {
    Duration span = Duration.ZERO;
    for (MatchResult part : SPAN.matcher(text).results().toList()) {
      long number = Long.parseLong(part.group(1));
      span =
          span.plus(
              switch (part.group(2)) {
                case "w" -> Duration.ofDays(7 * number);
                case "d", "t" -> Duration.ofDays(number);
                case "m" -> Duration.ofMinutes(number);
                default -> Duration.ofHours(number);
              });
    }
    return span;
  }

  private void midnight() {
    clock.add(LocalDate::atStartOfDay);
    clock.add(day -> day.plusDays(1).atStartOfDay());
  }

  private void halves(MatchResult half) {
    int hour = Integer.parseInt(half.group(1));
    if (hour >= 1 && hour <= 12) {
      int full = hour % 12 + (half.group(3).equals("p") ? 12 : 0);
      time(String.valueOf(full), half.group(2));
    }
  }

  private void time(String hour, @Nullable String minute) {
    int hours = Integer.parseInt(hour);
    int minutes = minute == null ? 0 : Integer.parseInt(minute);
    if (hours == 24 && minutes == 0) {
      clock.add(day -> day.plusDays(1).atStartOfDay());
    } else if (hours < 24 && minutes < 60) {
      clock.add(day -> day.atTime(LocalTime.of(hours, minutes)));
    }
  }

  /// `5/6` is written by some for June and by others for May.
  private void slashed(MatchResult date) {
    day(date.group(3), date.group(2), date.group(1));
    if (!date.group(1).equals(date.group(2))) {
      day(date.group(3), date.group(1), date.group(2));
    }
  }

  private void month(MatchResult date, int month, int day) {
    int number = DateWords.month(date.group(month));
    if (number > 0 && days.isEmpty()) {
      day(date.group(3), String.valueOf(number), date.group(day));
    }
  }

  private void day(@Nullable String yearText, String month, String day) {
    int monthNumber = Integer.parseInt(month);
    int dayNumber = Integer.parseInt(day);
    if (monthNumber < 1 || monthNumber > 12 || dayNumber < 1 || dayNumber > 31) {
      return;
    }
    year |= yearText != null;
    days.add(
        today -> date(yearText == null ? today.getYear() : year(yearText), monthNumber, dayNumber));
  }

  private static int year(String text) {
    return Integer.parseInt(text.length() == 2 ? "20" + text : text);
  }

  private static Optional<LocalDate> date(int year, int month, int day) {
    try {
      return Optional.of(LocalDate.of(year, month, day));
    } catch (DateTimeException _) {
      return Optional.empty();
    }
  }

  List<Function<LocalDate, Optional<LocalDate>>> days() {
    return days;
  }

  List<Function<LocalDate, LocalDateTime>> clock() {
    return clock;
  }

  /// {@return the zones that are named, or that an abbreviation may mean}
  List<SaidZone> zones() {
    return zones;
  }

  /// {@return whether the weekday is `next` one}
  boolean next() {
    return next;
  }

  /// {@return what of the text is no piece of a date; empty if all of it is}
  String stray() {
    return rest.strip();
  }

  Optional<DayOfWeek> weekday() {
    return weekday;
  }

  Optional<Duration> later() {
    return later;
  }

  boolean year() {
    return year;
  }

  boolean relative() {
    return relative;
  }
}
