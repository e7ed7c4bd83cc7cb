package depesche.bot.clock;

import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.Period;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAdjusters;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// The all-day events of an iCalendar file (RFC 5545), as calendar programs and public lists of
/// holidays write them: one day, several, or every year on a date or on the n-th weekday of a
/// month. Events at a time of day are none of ours.
public final class HolidayFile implements DaysOff {

  /// Nobody plans farther.
  private static final int LAST_YEAR = 2100;

  private static final int LONGEST_NAME = 60;

  private static final DateTimeFormatter DATE = DateTimeFormatter.BASIC_ISO_DATE;

  /// An event that begins at a time of day is no holiday.
  private static final Pattern AT_TIME = Pattern.compile("\\d{8}T\\d{6}Z?");

  private final Map<LocalDate, String> days;

  private HolidayFile(Map<LocalDate, String> days) {
    this.days = days;
  }

  /// {@return the days of a file}
  ///
  /// @throws IllegalArgumentException if an event cannot be read, with its name
  public static HolidayFile read(String text) {
    Map<LocalDate, String> days = new LinkedHashMap<>();
    Map<String, String> event = new LinkedHashMap<>();
    for (String line : text.replaceAll("\\r?\\n[ \\t]", "").lines().toList()) {
      int colon = line.indexOf(':');
      if (line.equals("BEGIN:VEVENT")) {
        event.clear();
      } else if (line.equals("END:VEVENT")) {
        enter(event, days);
      } else if (colon > 0) {
        String name = line.substring(0, colon).split(";", 2)[0].toUpperCase(Locale.ROOT);
        event.merge(name, line.substring(colon + 1).strip(), (one, other) -> one + "," + other);
      }
    }
    return new HolidayFile(days);
  }

  @Override
  public Optional<String> on(LocalDate day) {
    return Optional.ofNullable(days.get(day));
  }

  private static void enter(Map<String, String> event, Map<LocalDate, String> days) {
    String name = event.getOrDefault("SUMMARY", "holiday").replaceAll("\\\\(.)", "$1");
    name = name.substring(0, Math.min(name.length(), LONGEST_NAME));
    String start = event.getOrDefault("DTSTART", "");
    boolean atTime = AT_TIME.matcher(start).matches();
    if (atTime || event.getOrDefault("STATUS", "").equals("CANCELLED")) {
      return;
    }
    try {
      LocalDate first = LocalDate.parse(start, DATE);
      long length = length(event, first);
      List<LocalDate> except = dates(event.getOrDefault("EXDATE", ""));
      for (LocalDate begin : begins(event.getOrDefault("RRULE", ""), first)) {
        for (int i = 0; i < length && !except.contains(begin); i++) {
          days.putIfAbsent(begin.plusDays(i), name);
        }
      }
    } catch (DateTimeException | NumberFormatException | IndexOutOfBoundsException _) {
      throw new IllegalArgumentException(name);
    }
  }

  private static List<LocalDate> dates(String text) {
    return text.isEmpty()
        ? List.of()
        : List.of(text.split(",", -1)).stream()
            .map(word -> LocalDate.parse(word.substring(0, 8), DATE))
            .toList();
  }

  /// The end is the first day that is no part of it.
  private static long length(Map<String, String> event, LocalDate first) {
    String end = event.getOrDefault("DTEND", "");
    if (end.length() == 8) {
      return Math.max(1, ChronoUnit.DAYS.between(first, LocalDate.parse(end, DATE)));
    }
    String duration = event.getOrDefault("DURATION", "P1D");
    return Math.max(1, ChronoUnit.DAYS.between(first, first.plus(Period.parse(duration))));
  }

  private static List<LocalDate> begins(String rule, LocalDate first) {
    if (rule.isEmpty()) {
      return List.of(first);
    }
    Map<String, String> parts = new LinkedHashMap<>();
    for (String part : rule.split(";", -1)) {
      String[] sides = part.split("=", 2);
      parts.put(sides[0], sides.length == 2 ? sides[1] : "");
    }
    List<String> known =
        List.of("FREQ", "INTERVAL", "COUNT", "UNTIL", "BYMONTH", "BYDAY", "BYMONTHDAY", "WKST");
    if (!"YEARLY".equals(parts.get("FREQ")) || !known.containsAll(parts.keySet())) {
      throw new DateTimeException("not every year");
    }
    int step = Integer.parseInt(parts.getOrDefault("INTERVAL", "1"));
    if (step < 1) {
      throw new DateTimeException("no step forward");
    }
    int most = Integer.parseInt(parts.getOrDefault("COUNT", String.valueOf(LAST_YEAR)));
    LocalDate last =
        parts.containsKey("UNTIL")
            ? LocalDate.parse(parts.getOrDefault("UNTIL", "").substring(0, 8), DATE)
            : LocalDate.of(LAST_YEAR, 12, 31);
    List<LocalDate> begins = new ArrayList<>();
    for (int year = first.getYear(); year <= last.getYear() && begins.size() < most; year += step) {
      day(parts, first, year)
          .filter(day -> !day.isBefore(first) && !day.isAfter(last))
          .ifPresent(begins::add);
    }
    return List.copyOf(begins);
  }

  /// {@return the day of a rule in a year; 29 February is not in every year}
  private static Optional<LocalDate> day(Map<String, String> parts, LocalDate first, int year) {
    int month = Integer.parseInt(parts.getOrDefault("BYMONTH", "" + first.getMonthValue()));
    String weekday = parts.getOrDefault("BYDAY", "");
    if (weekday.isEmpty()) {
      int day = Integer.parseInt(parts.getOrDefault("BYMONTHDAY", "" + first.getDayOfMonth()));
      LocalDate begin = LocalDate.of(year, month, 1);
      return day <= begin.lengthOfMonth()
          ? Optional.of(begin.withDayOfMonth(day))
          : Optional.empty();
    }
    int place = Integer.parseInt(weekday.substring(0, weekday.length() - 2).replace("+", ""));
    DayOfWeek named = named(weekday.substring(weekday.length() - 2));
    LocalDate day =
        LocalDate.of(year, month, 1).with(TemporalAdjusters.dayOfWeekInMonth(place, named));
    return day.getMonthValue() == month ? Optional.of(day) : Optional.empty();
  }

  private static DayOfWeek named(String word) {
    for (DayOfWeek day : DayOfWeek.values()) {
      if (day.name().startsWith(word)) {
        return day;
      }
    }
    throw new DateTimeException("no weekday");
  }
}
