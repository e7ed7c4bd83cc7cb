package depesche.bot.clock;

import depesche.adjudicator.Demand.Pace;
import java.time.Duration;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// What a game has settled about time.
///
/// @param zone in which its days and clock times are meant
/// @param movement for movement or bids
/// @param retreats for retreats or card wishes
/// @param adjustments for builds or other choices
/// @param reminders how long before a deadline the late are reminded, the longest first; nothing
///   for what the server has set
/// @param lastNotice whether the last player who is awaited is told so, once a phase
/// @param waits whether a seat that says nothing waits for the deadline
/// @param extension by how much players may put off a deadline by vote; zero for not at all
/// @param absence how many days of absence each seat has in the whole game
/// @param holidays the name of a file of days on which no deadline falls; empty for none
public record ClockPolicy(
    ZoneId zone,
    PhaseClock movement,
    PhaseClock retreats,
    PhaseClock adjustments,
    Optional<List<Duration>> reminders,
    boolean lastNotice,
    boolean waits,
    Duration extension,
    int absence,
    String holidays) {

  private static final LocalTime EVENING = LocalTime.of(20, 0);
  private static final Duration DAY = Duration.ofDays(1);
  private static final int THREE_WEEKS = 21;

  public ClockPolicy {
    reminders = reminders.map(List::copyOf);
  }

  /// {@return what a master can leave alone} Judging at once and without grace is what players of
  /// other judges expect who were told nothing; both are one word away.
  public static ClockPolicy standard(ZoneId zone) {
    PhaseClock day = PhaseClock.after(DAY).at(Optional.of(EVENING)).least(Duration.ofHours(12));
    PhaseClock three = day.next(Duration.ofDays(3)).least(Duration.ofDays(2));
    return new ClockPolicy(
        zone, three, day, day, Optional.empty(), true, false, DAY, THREE_WEEKS, "");
  }

  /// {@return so many hours after each report, and nothing else}
  static ClockPolicy plain(ZoneId zone, PhaseClock move, PhaseClock retreat, PhaseClock adjust) {
    return new ClockPolicy(
        zone, move, retreat, adjust, Optional.empty(), false, false, DAY, THREE_WEEKS, "");
  }

  /// {@return the clock of one kind of phase}
  public PhaseClock of(Pace pace) {
    return switch (pace) {
      case DELIBERATE -> movement;
      case BRISK -> retreats;
      case REFLEX -> adjustments;
    };
  }

  ClockPolicy with(Pace pace, UnaryOperator<PhaseClock> change) {
    return switch (pace) {
      case DELIBERATE -> with(change.apply(movement), retreats, adjustments);
      case BRISK -> with(movement, change.apply(retreats), adjustments);
      case REFLEX -> with(movement, retreats, change.apply(adjustments));
    };
  }

  private ClockPolicy with(PhaseClock move, PhaseClock retreat, PhaseClock adjust) {
    return new ClockPolicy(
        zone, move, retreat, adjust, reminders, lastNotice, waits, extension, absence, holidays);
  }

  ClockPolicy zone(ZoneId other) {
    return new ClockPolicy(
        other,
        movement,
        retreats,
        adjustments,
        reminders,
        lastNotice,
        waits,
        extension,
        absence,
        holidays);
  }

  ClockPolicy reminders(Optional<List<Duration>> times) {
    return of(times, lastNotice, waits, extension, absence, holidays);
  }

  ClockPolicy lastNotice(boolean told) {
    return of(reminders, told, waits, extension, absence, holidays);
  }

  ClockPolicy waits(boolean usual) {
    return of(reminders, lastNotice, usual, extension, absence, holidays);
  }

  ClockPolicy extension(Duration time) {
    return of(reminders, lastNotice, waits, time, absence, holidays);
  }

  ClockPolicy absence(int days) {
    return of(reminders, lastNotice, waits, extension, days, holidays);
  }

  ClockPolicy holidays(String file) {
    return of(reminders, lastNotice, waits, extension, absence, file);
  }

  private ClockPolicy of(
      Optional<List<Duration>> times,
      boolean told,
      boolean usual,
      Duration longer,
      int days,
      String file) {
    return new ClockPolicy(
        zone, movement, retreats, adjustments, times, told, usual, longer, days, file);
  }
}
