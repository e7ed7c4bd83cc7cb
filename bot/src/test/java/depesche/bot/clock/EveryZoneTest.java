package depesche.bot.clock;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Demand.Pace;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.zone.ZoneOffsetTransition;
import java.time.zone.ZoneRules;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/// Around every change of clocks in every zone from 2020 to 2037, deadlines keep their promises.
class EveryZoneTest {

  private static final Instant FROM = Instant.parse("2020-01-01T00:00:00Z");
  private static final Instant TO = Instant.parse("2038-01-01T00:00:00Z");
  private static final long SEED = Long.getLong("depesche.seed", System.nanoTime());

  private static final List<String> CLOCKS = List.of("20:00", "00:00", "00:30", "02:30", "01:59");

  /// {@return one zone for each set of rules there is}
  private static Map<ZoneRules, ZoneId> zones() {
    Map<ZoneRules, ZoneId> zones = new LinkedHashMap<>();
    for (String id : new TreeSet<>(ZoneId.getAvailableZoneIds())) {
      zones.putIfAbsent(ZoneId.of(id).getRules(), ZoneId.of(id));
    }
    return zones;
  }

  private static List<ZoneOffsetTransition> changes(ZoneRules rules) {
    List<ZoneOffsetTransition> changes = new ArrayList<>();
    ZoneOffsetTransition change = rules.nextTransition(FROM);
    while (change != null && change.getInstant().isBefore(TO)) {
      changes.add(change);
      change = rules.nextTransition(change.getInstant());
    }
    return changes;
  }

  @Test
  void aDeadlineIsNeverTooEarlyAndAlwaysAtItsClockTime() {
    // Not before the least time, not in a gap, the later of two, at the clock time, on its days.
    System.out.println("-Ddepesche.seed=" + SEED);
    Random random = new Random(SEED);
    int seen = 0;
    for (ZoneId zone : zones().values()) {
      for (ZoneOffsetTransition change : changes(zone.getRules())) {
        for (String clock : CLOCKS) {
          int next = 1 + random.nextInt(96);
          int least = 1 + random.nextInt(next);
          String days = random.nextBoolean() ? "daily" : "Mon-Fri";
          ClockPolicy policy =
              PolicyText.kept("%s days %s next %d min %d".formatted(clock, days, next, least), zone)
                  .orElseThrow();
          Instant asked = change.getInstant().minusSeconds(random.nextInt(5 * 24 * 3600));
          check(policy, LocalTime.parse(clock), asked);
          seen++;
        }
      }
    }
    assertThat(seen).isGreaterThan(10_000);
  }

  private static void check(ClockPolicy policy, LocalTime clock, Instant asked) {
    PhaseClock phase = policy.of(Pace.DELIBERATE);
    ZoneId zone = policy.zone();
    Deadline deadline =
        new DeadlineCalendar(policy, Pace.DELIBERATE, DaysOff.NONE, List.of()).after(asked);
    Instant due = deadline.due();
    String about = "%s at %s in %s, asked %s".formatted(phase, clock, zone, asked);
    assertThat(Duration.between(asked, due)).as(about).isGreaterThanOrEqualTo(phase.least());
    // Never later than the day it is meant for, the weekend, and one day more for the least time.
    assertThat(Duration.between(asked, due))
        .as(about)
        .isLessThan(phase.next().plus(Duration.ofDays(4)).plusHours(3));
    ZonedDateTime there = due.atZone(zone);
    List<DayOfWeek> days = phase.days();
    LocalDateTime wanted = there.toLocalDate().atTime(clock);
    ZoneOffsetTransition gap = zone.getRules().getTransition(wanted);
    if (gap == null) {
      assertThat(days).as(about).contains(there.getDayOfWeek());
      if (there.toLocalTime().equals(clock)) {
        return;
      }
      // Only a gap just before midnight moves a deadline to the next day.
      LocalDateTime before = there.toLocalDate().minusDays(1).atTime(clock);
      assertThat(zone.getRules().getValidOffsets(before)).as(about).isEmpty();
    } else if (gap.isGap()) {
      assertThat(due).as(about).isAfterOrEqualTo(gap.getInstant());
      assertThat(there.toLocalDateTime()).as(about).isEqualTo(wanted.plus(gap.getDuration()));
      assertThat(deadline.reasons()).as(about).contains(new DeadlineReason.ClocksChange());
    } else {
      assertThat(there.toLocalTime()).as(about).isEqualTo(clock);
      assertThat(there.getOffset()).as(about).isEqualTo(gap.getOffsetAfter());
      assertThat(deadline.reasons()).as(about).contains(new DeadlineReason.ClocksChange());
    }
  }

  @Test
  void aLaterQuestionNeverHasAnEarlierDeadline() {
    // Those who are asked later have no less time: around every change, minute by minute would be
    // the same.
    Random random = new Random(SEED);
    for (ZoneId zone : zones().values()) {
      for (ZoneOffsetTransition change : changes(zone.getRules())) {
        ClockPolicy policy = PolicyText.kept("02:30 days Mon-Sat", zone).orElseThrow();
        DeadlineCalendar calendar =
            new DeadlineCalendar(policy, Pace.BRISK, DaysOff.NONE, List.of());
        Instant asked = change.getInstant().minusSeconds(random.nextInt(3 * 24 * 3600));
        Instant later = asked.plusSeconds(random.nextInt(24 * 3600));
        assertThat(calendar.after(later).due())
            .as("%s %s %s", zone, asked, later)
            .isAfterOrEqualTo(calendar.after(asked).due());
      }
    }
  }

  @Test
  void withoutAClockTimeHoursAreHours() {
    // The form of earlier versions: exactly so long, whatever the clocks do.
    for (ZoneId zone : zones().values()) {
      ClockPolicy policy = PolicyText.kept("hours 72 24 12", zone).orElseThrow();
      for (ZoneOffsetTransition change : changes(zone.getRules())) {
        Instant asked = change.getInstant().minusSeconds(36 * 3600);
        Deadline deadline =
            new DeadlineCalendar(policy, Pace.DELIBERATE, _ -> Optional.empty(), List.of())
                .after(asked);
        assertThat(deadline.due()).isEqualTo(asked.plus(Duration.ofDays(3)));
        assertThat(deadline.reasons()).hasSize(1);
      }
    }
  }
}
