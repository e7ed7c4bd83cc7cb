package depesche.bot.clock;

import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAdjusters;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/// Dates as people write them, in English and German: `2026-11-30 20:00`, `Sat 18:00`, `+2d`, `15
/// Jun 23:30`, `15.6. 23:30`, `Sa 18 Uhr`, `morgen 20:00`, `2026-11-30T19:00:00Z`, and as we print
/// them. What could mean two moments is [ReadDate.Several].
public final class DateReader {

  /// A date without a year is the one nearest to today.
  private static final int HALF_A_YEAR = 183;

  private final Instant now;
  private final ZoneId sender;
  private final LocalDate today;
  private final DatePieces pieces;

  private DateReader(DatePieces pieces, Instant now, ZoneId sender) {
    this.now = now;
    this.pieces = pieces;
    this.sender = sender;
    this.today = now.atZone(zones().getFirst().region()).toLocalDate();
  }

  /// {@return what a text means that holds a date and nothing else}
  ///
  /// @param zone of the writer, for a date that names none
  public static ReadDate read(String text, Instant now, ZoneId zone) {
    try {
      return instant(text)
          .or(() -> PrintedDate.of(text))
          .map(instant -> moment(instant, now))
          .orElseGet(() -> pieced(text, now, zone));
    } catch (DateTimeException | ArithmeticException _) {
      return new ReadDate.None("");
    }
  }

  private static ReadDate pieced(String text, Instant now, ZoneId zone) {
    Optional<DatePieces> pieces = DatePieces.of(text);
    String stray = pieces.map(DatePieces::stray).orElse("");
    return pieces.isPresent() && stray.isEmpty()
        ? new DateReader(pieces.get(), now, zone).read()
        : new ReadDate.None(stray);
  }

  private static Optional<Instant> instant(String text) {
    try {
      return Optional.of(
          ZonedDateTime.parse(text.strip().toUpperCase(Locale.ROOT).replaceFirst(" ", "T"))
              .toInstant());
    } catch (DateTimeException _) {
      return Optional.empty();
    }
  }

  private static ReadDate moment(Instant instant, Instant now) {
    return instant.isAfter(now) ? new ReadDate.Moment(instant) : new ReadDate.Past(instant);
  }

  private ReadDate read() {
    if (pieces.later().isPresent()) {
      Duration later = pieces.later().get();
      boolean alone = pieces.days().isEmpty() && pieces.clock().isEmpty();
      return alone ? moment(now.plus(later), now) : new ReadDate.None("");
    }
    List<LocalDate> days = days();
    if (days.isEmpty()) {
      return pieces.clock().isEmpty() || !pieces.days().isEmpty()
          ? new ReadDate.None("")
          : clockAlone();
    }
    if (pieces.clock().isEmpty()) {
      return days.size() == 1 ? new ReadDate.Day(days.getFirst()) : new ReadDate.Days(days);
    }
    return of(days);
  }

  /// `18:00`: the next time the clock shows it.
  private ReadDate clockAlone() {
    ReadDate here = of(List.of(today));
    return here instanceof ReadDate.Past ? of(List.of(today.plusDays(1))) : here;
  }

  private ReadDate of(List<LocalDate> days) {
    List<LocalDateTime> clocks =
        days.stream()
            .flatMap(day -> pieces.clock().stream().map(clock -> clock.apply(day)))
            .toList();
    List<Instant> instants =
        clocks.stream()
            .flatMap(clock -> zones().stream().flatMap(zone -> zone.moments(clock)))
            .distinct()
            .sorted()
            .toList();
    if (instants.isEmpty()) {
      return new ReadDate.Skipped(SaidZone.around(clocks.getFirst(), zones().getFirst().region()));
    }
    List<Instant> ahead = instants.stream().filter(one -> one.isAfter(now)).toList();
    return switch (ahead.size()) {
      case 0 -> againNextWeek().orElseGet(() -> new ReadDate.Past(instants.getLast()));
      case 1 -> new ReadDate.Moment(ahead.getFirst());
      default -> new ReadDate.Several(ahead);
    };
  }

  /// {@return the zones that may be meant: of those an abbreviation has, the writer's own if it is
  /// among them}
  private List<SaidZone> zones() {
    List<SaidZone> said = pieces.zones();
    List<SaidZone> own =
        said.stream().filter(zone -> zone.region().getRules().equals(sender.getRules())).toList();
    return said.isEmpty()
        ? List.of(new SaidZone(Optional.empty(), sender))
        : own.isEmpty() ? said : own;
  }

  /// `Sat 18:00` on a Saturday evening is a week ahead.
  private Optional<ReadDate> againNextWeek() {
    boolean weekday = pieces.weekday().isPresent() && pieces.days().isEmpty();
    return weekday ? Optional.of(of(List.of(today.plusWeeks(1)))) : Optional.empty();
  }

  /// {@return the days that are named}
  private List<LocalDate> days() {
    List<LocalDate> days = new ArrayList<>();
    for (Function<LocalDate, Optional<LocalDate>> day : pieces.days()) {
      day.apply(today).map(this::nearest).ifPresent(days::add);
    }
    Optional<DayOfWeek> weekday = pieces.weekday();
    if (weekday.isEmpty()) {
      return days;
    }
    LocalDate next = today.with(TemporalAdjusters.nextOrSame(weekday.get()));
    if (days.isEmpty()) {
      return pieces.next() ? nextOnes(next) : List.of(next);
    }
    List<LocalDate> agreeing =
        days.stream().filter(day -> day.getDayOfWeek() == weekday.get()).toList();
    // `Sat 15 Jun` where that is a Friday: one of the two is wrong.
    return agreeing.isEmpty()
        ? Stream.concat(days.stream(), Stream.of(next)).distinct().toList()
        : agreeing;
  }

  /// `next Saturday` is not today. Some mean the nearest by it, some the one of the week after.
  private List<LocalDate> nextOnes(LocalDate nearest) {
    LocalDate after = nearest.plusWeeks(1);
    return nearest.equals(today) ? List.of(after) : List.of(nearest, after);
  }

  private LocalDate nearest(LocalDate day) {
    if (pieces.year() || pieces.relative()) {
      return day;
    }
    return ChronoUnit.DAYS.between(day, today) > HALF_A_YEAR ? day.plusYears(1) : day;
  }
}
