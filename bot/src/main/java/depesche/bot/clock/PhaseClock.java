package depesche.bot.clock;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.LocalTime;
import java.util.List;
import java.util.Optional;

/// How much time one kind of phase gets.
///
/// @param next from the report to the deadline; with a clock time, the deadline falls on that day
/// @param least nobody has less than this, whatever the clock time
/// @param at the clock time of deadlines; without one they fall exactly so long after the report
/// @param days on which a deadline may fall, in the order of the week
/// @param grace how long latecomers still have after the deadline; zero for none
/// @param delay how long the last order of all can still be changed before an early judgement
/// @param early whether a turn is judged before its deadline when all orders are in
public record PhaseClock(
    Duration next,
    Duration least,
    Optional<LocalTime> at,
    List<DayOfWeek> days,
    Duration grace,
    Duration delay,
    boolean early) {

  /// All of them.
  public static final List<DayOfWeek> EVERY_DAY = List.of(DayOfWeek.values());

  private static final Duration HOUR = Duration.ofHours(1);

  /// A clock by which a deadline can be computed.
  ///
  /// @throws IllegalArgumentException if no deadline can be computed by it
  public PhaseClock {
    days = days.stream().distinct().sorted().toList();
    boolean negative = grace.isNegative() || delay.isNegative();
    if (days.isEmpty() || !least.isPositive() || least.compareTo(next) > 0 || negative) {
      throw new IllegalArgumentException("no deadline follows from this");
    }
  }

  /// {@return so long after the report, on any day at any time, and judged as soon as all is in}
  public static PhaseClock after(Duration next) {
    return new PhaseClock(
        next, next, Optional.empty(), EVERY_DAY, Duration.ZERO, Duration.ZERO, true);
  }

  boolean isOn(DayOfWeek day) {
    return days.contains(day);
  }

  /// {@return the same with another time; the least goes with it if it was a part of the time, and
  /// stays if it was chosen}
  PhaseClock next(Duration time) {
    boolean chosen = !least.equals(usual(next)) && least.compareTo(time) <= 0;
    Duration shorter = chosen ? least : usual(time);
    return new PhaseClock(time, shorter, at, days, grace, delay, early);
  }

  private Duration usual(Duration time) {
    return at.isPresent() ? twoThirds(time) : time;
  }

  /// A clock time may shorten the time, but two thirds of it are left, in whole minutes, and the
  /// hour that a master may set.
  private static Duration twoThirds(Duration time) {
    Duration shorter = Duration.ofMinutes(time.toMinutes() * 2 / 3);
    Duration longest = time.compareTo(HOUR) < 0 ? time : HOUR;
    return shorter.compareTo(longest) < 0 ? longest : shorter;
  }

  PhaseClock least(Duration time) {
    Duration longer = next.compareTo(time) < 0 ? time : next;
    return new PhaseClock(longer, time, at, days, grace, delay, early);
  }

  PhaseClock at(Optional<LocalTime> clock) {
    boolean fresh = clock.isPresent() && at.isEmpty() && least.equals(next);
    Duration shorter = fresh ? twoThirds(next) : least;
    return new PhaseClock(next, shorter, clock, days, grace, delay, early);
  }

  PhaseClock days(List<DayOfWeek> chosen) {
    return new PhaseClock(next, least, at, chosen, grace, delay, early);
  }

  PhaseClock grace(Duration time) {
    return new PhaseClock(next, least, at, days, time, delay, early);
  }

  PhaseClock delay(Duration time) {
    return new PhaseClock(next, least, at, days, grace, time, early);
  }

  PhaseClock early(boolean allowed) {
    return new PhaseClock(next, least, at, days, grace, delay, allowed);
  }
}
