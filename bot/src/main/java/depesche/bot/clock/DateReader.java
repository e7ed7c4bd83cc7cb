package depesche.bot.clock;

import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
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
/// Jun 23:30`, `15.6. 23:30`, `Sa 18 Uhr`, `morgen 20:00`, `2026-11-30T19:00:00Z`. Whatever could
/// mean two moments is [ReadDate.Several].
public final class DateReader {

  /// A date without a year is the one nearest to today.
  private static final int HALF_A_YEAR = 183;

  private final Instant now;
  private final ZoneId zone;
  private final LocalDate today;
  private final DatePieces pieces;

  private DateReader(DatePieces pieces, Instant now, ZoneId sender) {
    this.now = now;
    this.pieces = pieces;
    this.zone = pieces.zone().orElse(sender);
    this.today = now.atZone(zone).toLocalDate();
  }

  /// {@return what a text means that holds a date and nothing else}
  ///
  /// @param zone of the writer, for a date that names none
  public static ReadDate read(String text, Instant now, ZoneId zone) {
    try {
      return instant(text)
          .map(instant -> moment(instant, now))
          .orElseGet(
              () ->
                  DatePieces.of(text)
                      .map(pieces -> new DateReader(pieces, now, zone).read())
                      .orElseGet(ReadDate.None::new));
    } catch (DateTimeException | ArithmeticException _) {
      return new ReadDate.None();
    }
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
      return alone ? moment(now.plus(later), now) : new ReadDate.None();
    }
    List<LocalDate> days = days();
    if (days.isEmpty()) {
      return pieces.clock().isEmpty() || !pieces.days().isEmpty()
          ? new ReadDate.None()
          : clockAlone();
    }
    if (pieces.clock().isEmpty()) {
      return days.size() == 1
          ? new ReadDate.Day(days.getFirst())
          : new ReadDate.Several(days.stream().map(day -> at(day, LocalTime.NOON)).toList());
    }
    return of(days);
  }

  /// `18:00`: the next time the clock shows it.
  private ReadDate clockAlone() {
    ReadDate here = of(List.of(today));
    return here instanceof ReadDate.Past ? of(List.of(today.plusDays(1))) : here;
  }

  private ReadDate of(List<LocalDate> days) {
    List<Instant> instants =
        days.stream()
            .flatMap(day -> pieces.clock().stream().map(clock -> clock.apply(day)))
            .map(when -> at(when.toLocalDate(), when.toLocalTime()))
            .distinct()
            .sorted()
            .toList();
    List<Instant> ahead = instants.stream().filter(one -> one.isAfter(now)).toList();
    return switch (ahead.size()) {
      case 0 -> againNextWeek().orElseGet(() -> new ReadDate.Past(instants.getLast()));
      case 1 -> new ReadDate.Moment(ahead.getFirst());
      default -> new ReadDate.Several(ahead);
    };
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
      return List.of(next);
    }
    List<LocalDate> agreeing =
        days.stream().filter(day -> day.getDayOfWeek() == weekday.get()).toList();
    // `Sat 15 Jun` where that is a Friday: one of the two is wrong.
    return agreeing.isEmpty()
        ? Stream.concat(days.stream(), Stream.of(next)).distinct().toList()
        : agreeing;
  }

  private LocalDate nearest(LocalDate day) {
    if (pieces.year() || pieces.relative()) {
      return day;
    }
    return ChronoUnit.DAYS.between(day, today) > HALF_A_YEAR ? day.plusYears(1) : day;
  }

  /// Of a clock time that comes twice the later counts; one that is skipped moves forward.
  private Instant at(LocalDate date, LocalTime time) {
    return ZonedDateTime.of(date, time, zone).withLaterOffsetAtOverlap().toInstant();
  }
}
