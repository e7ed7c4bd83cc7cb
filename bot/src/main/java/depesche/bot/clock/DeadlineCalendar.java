package depesche.bot.clock;

import depesche.adjudicator.Demand.Pace;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The moments at which deadlines of a game may fall.
///
/// A clock time that a change of clocks skips moves forward by the length of the gap; of one that
/// comes twice the later counts. Both give players the longer time.
public final class DeadlineCalendar {

  /// So many days are looked through. If all of them are days off, it is the last.
  private static final int FARTHEST = 400;

  /// So many things that moved a deadline are told.
  private static final int MOST_TOLD = 6;

  private static final DateTimeFormatter CLOCK = DateTimeFormatter.ofPattern("HH:mm", Locale.ROOT);

  private final PhaseClock phaseClock;
  private final ZoneId zone;
  private final DaysOff daysOff;
  private final List<Absence> absences;

  public DeadlineCalendar(ClockPolicy policy, Pace pace, DaysOff daysOff, List<Absence> absences) {
    this.phaseClock = policy.of(pace);
    this.zone = policy.zone();
    this.daysOff = daysOff;
    this.absences = List.copyOf(absences);
  }

  /// {@return the deadline of a question that is asked now}
  public Deadline after(Instant asked) {
    Instant target = asked.plus(phaseClock.next());
    Search search = new Search(asked.plus(phaseClock.least()), true);
    search.reasons.add(new DeadlineReason.AfterReport(TimeSpan.say(phaseClock.next())));
    return search.from(target);
  }

  /// {@return the first moment at which a deadline may fall, at this moment or after it}
  public Deadline from(Instant earliest) {
    return new Search(earliest, false).from(earliest);
  }

  /// One search for a moment, with what moved it on the way.
  private final class Search {

    private final List<DeadlineReason> reasons = new ArrayList<>();
    private final List<DayOfWeek> weekdays = new ArrayList<>();
    private final List<DeadlineReason> late = new ArrayList<>();
    private final Instant earliest;
    private final boolean asked;
    private boolean byClock;

    /// @param asked whether it is the least time of a question that sets the earliest moment
    Search(Instant earliest, boolean asked) {
      this.earliest = earliest;
      this.asked = asked;
      this.byClock = phaseClock.at().isPresent();
    }

    Deadline from(Instant target) {
      ZonedDateTime first = target.atZone(zone);
      LocalTime time = phaseClock.at().orElse(first.toLocalTime());
      phaseClock
          .at()
          .ifPresent(
              clock -> reasons.add(new DeadlineReason.AtClock(CLOCK.format(clock), zone.getId())));
      LocalDate day = first.toLocalDate();
      Instant due = phaseClock.at().isEmpty() ? target : moment(day, time);
      for (int days = 0; days < FARTHEST && !isFree(due, day); days++) {
        day = day.plusDays(1);
        due = moment(day, time);
        byClock = true;
      }
      return told(due, day, time);
    }

    /// {@return whether it is free; if not, it is noted why}
    private boolean isFree(Instant due, LocalDate day) {
      if (due.isBefore(earliest)) {
        if (asked) {
          note(new DeadlineReason.LeftTooLittle(TimeSpan.say(phaseClock.least())));
        }
        return false;
      }
      if (!phaseClock.isOn(day.getDayOfWeek())) {
        weekdays.add(day.getDayOfWeek());
        return false;
      }
      Optional<String> holiday = daysOff.on(day);
      if (holiday.isPresent()) {
        note(new DeadlineReason.MovedPastHoliday(holiday.get()));
        return false;
      }
      if (absences.stream().anyMatch(absence -> absence.covers(due))) {
        note(new DeadlineReason.MovedPastAbsence());
        return false;
      }
      return true;
    }

    private void note(DeadlineReason reason) {
      if (!late.contains(reason) && late.size() < MOST_TOLD) {
        late.add(reason);
      }
    }

    private Deadline told(Instant due, LocalDate day, LocalTime time) {
      if (!weekdays.isEmpty()) {
        reasons.add(DeadlineReason.pastDays(weekdays));
      }
      reasons.addAll(late);
      boolean plain = zone.getRules().getValidOffsets(LocalDateTime.of(day, time)).size() == 1;
      if (byClock && !plain) {
        reasons.add(new DeadlineReason.ClocksChange());
      }
      return new Deadline(due, reasons);
    }
  }

  private Instant moment(LocalDate day, LocalTime time) {
    return ZonedDateTime.of(day, time, zone).withLaterOffsetAtOverlap().toInstant();
  }
}
