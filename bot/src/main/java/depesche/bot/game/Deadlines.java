package depesche.bot.game;

import depesche.adjudicator.Demand.Pace;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// When answers are due: hours by the weight of the question, or weekdays and a clock time.
public sealed interface Deadlines {

  /// {@return the instant by which a question asked now is to be answered}
  Instant due(Instant asked, Pace pace);

  /// {@return the policy as the text that [#parse] reads}
  String text();

  /// So many hours after the question.
  record Hours(int deliberate, int brisk, int reflex) implements Deadlines {

    @Override
    public Instant due(Instant asked, Pace pace) {
      int hours =
          switch (pace) {
            case DELIBERATE -> deliberate;
            case BRISK -> brisk;
            case REFLEX -> reflex;
          };
      return asked.plus(Duration.ofHours(hours));
    }

    @Override
    public String text() {
      return "hours %d %d %d".formatted(deliberate, brisk, reflex);
    }
  }

  /// Movement and bids on fixed weekdays at a clock time of the zone, everything else after so many
  /// hours.
  record Weekdays(List<DayOfWeek> days, LocalTime at, ZoneId zone, int minor) implements Deadlines {

    /// Nobody has less than this for a deliberate question.
    private static final Duration LEAST = Duration.ofHours(24);

    public Weekdays {
      days = List.copyOf(days);
    }

    @Override
    public Instant due(Instant asked, Pace pace) {
      if (pace != Pace.DELIBERATE) {
        return asked.plus(Duration.ofHours(minor));
      }
      Instant earliest = asked.plus(LEAST);
      ZonedDateTime day = earliest.atZone(zone).truncatedTo(ChronoUnit.DAYS);
      while (!days.contains(day.getDayOfWeek()) || clock(day).isBefore(earliest)) {
        day = day.plusDays(1);
      }
      return clock(day);
    }

    /// A time that a clock change skips moves forward; of a time that comes twice the later counts,
    /// which gives players the longer time.
    private Instant clock(ZonedDateTime day) {
      return ZonedDateTime.of(day.toLocalDate(), at, zone).withLaterOffsetAtOverlap().toInstant();
    }

    @Override
    public String text() {
      String names =
          days.stream().map(day -> day.name().substring(0, 3)).collect(Collectors.joining(" "));
      return "days %s at %s in %s minor %d".formatted(names, at, zone.getId(), minor);
    }
  }

  /// What a policy looks like, for a master who wrote none.
  String EXAMPLES =
      "hours 72 24 24 (movement, retreats, builds, or bids, card wishes, other choices) or days MON"
          + " THU at 20:00 in Europe/Berlin minor 24";

  /// {@return the policy in the text, or nothing if it is not one}
  static Optional<Deadlines> parse(String text) {
    try {
      Matcher hours = Patterns.HOURS.matcher(text.strip());
      if (hours.matches()) {
        return Optional.of(new Hours(number(hours, 1), number(hours, 2), number(hours, 3)));
      }
      Matcher days = Patterns.DAYS.matcher(text.strip());
      if (days.matches()) {
        return Optional.of(
            new Weekdays(
                days(days.group(1)),
                LocalTime.parse(days.group(2)),
                ZoneId.of(days.group(3)),
                number(days, 4)));
      }
      return Optional.empty();
    } catch (DateTimeException | IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  private static int number(Matcher matcher, int group) {
    int hours = Integer.parseInt(matcher.group(group));
    if (hours < 1) {
      throw new IllegalArgumentException("less than an hour");
    }
    return hours;
  }

  private static List<DayOfWeek> days(String names) {
    Set<DayOfWeek> days = EnumSet.noneOf(DayOfWeek.class);
    for (String name : names.strip().split("[\\s,]+", -1)) {
      String start = name.toUpperCase(Locale.ROOT);
      days.add(
          Arrays.stream(DayOfWeek.values())
              .filter(day -> start.length() >= 3 && day.name().startsWith(start))
              .findFirst()
              .orElseThrow(() -> new IllegalArgumentException("no weekday")));
    }
    return List.copyOf(days);
  }

  /// The two forms of the text.
  final class Patterns {
    private static final Pattern HOURS =
        Pattern.compile("hours (\\d{1,4}) (\\d{1,4}) (\\d{1,4})", Pattern.CASE_INSENSITIVE);
    private static final Pattern DAYS =
        Pattern.compile(
            "days ([a-z, ]{3,80}) at (\\d\\d:\\d\\d) in (\\S{1,60}) minor (\\d{1,4})",
            Pattern.CASE_INSENSITIVE);

    private Patterns() {}
  }
}
