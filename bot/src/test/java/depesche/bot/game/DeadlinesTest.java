package depesche.bot.game;

import static depesche.adjudicator.Demand.Pace.BRISK;
import static depesche.adjudicator.Demand.Pace.DELIBERATE;
import static depesche.adjudicator.Demand.Pace.REFLEX;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.zone.ZoneOffsetTransition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A deadline is computed from its policy with `java.time` only.
class DeadlinesTest {

  private static Instant at(String instant) {
    return Instant.parse(instant);
  }

  private static Deadlines policy(String text) {
    return Deadlines.parse(text).orElseThrow();
  }

  @Test
  void hoursFollowTheWeightOfTheQuestion() {
    Deadlines hours = policy("hours 72 24 12");
    Instant asked = at("2026-03-01T12:00:00Z");
    assertThat(hours.due(asked, DELIBERATE)).isEqualTo(at("2026-03-04T12:00:00Z"));
    assertThat(hours.due(asked, BRISK)).isEqualTo(at("2026-03-02T12:00:00Z"));
    assertThat(hours.due(asked, REFLEX)).isEqualTo(at("2026-03-02T00:00:00Z"));
  }

  @Test
  void weekdaysGiveAtLeastADay() {
    Deadlines days = policy("days mon thursday at 20:00 in Europe/Berlin minor 24");
    // Sunday evening: Monday 20:00 is less than a day away, so Thursday.
    assertThat(days.due(at("2026-11-22T20:00:00Z"), DELIBERATE))
        .isEqualTo(at("2026-11-26T19:00:00Z"));
    // Sunday noon: Monday 20:00 is far enough.
    assertThat(days.due(at("2026-11-22T12:00:00Z"), DELIBERATE))
        .isEqualTo(at("2026-11-23T19:00:00Z"));
    assertThat(days.due(at("2026-11-22T12:00:00Z"), BRISK)).isEqualTo(at("2026-11-23T12:00:00Z"));
  }

  @Test
  void aSkippedClockTimeMovesForward() {
    Deadlines days = policy("days SUN at 02:30 in Europe/Berlin minor 24");
    assertThat(days.due(at("2026-03-27T12:00:00Z"), DELIBERATE))
        .isEqualTo(at("2026-03-29T01:30:00Z"));
  }

  @Test
  void ofAClockTimeThatComesTwiceTheLaterCounts() {
    Deadlines days = policy("days SUN at 02:30 in Europe/Berlin minor 24");
    assertThat(days.due(at("2026-10-23T12:00:00Z"), DELIBERATE))
        .isEqualTo(at("2026-10-25T01:30:00Z"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Europe/Berlin", "America/Santiago", "Africa/Cairo", "Australia/Lord_Howe"})
  void roundEveryClockChangeADeadlineLiesOneToEightDaysAhead(String zone) {
    Deadlines days = policy("days MON TUE WED THU FRI SAT SUN at 00:15 in " + zone + " minor 24");
    Instant when = at("2024-01-01T00:00:00Z");
    for (int i = 0; i < 20; i++) {
      ZoneOffsetTransition change = ZoneId.of(zone).getRules().nextTransition(when);
      if (change == null) {
        return;
      }
      when = change.getInstant();
      for (int hour = -60; hour < 60; hour++) {
        Instant asked = when.plus(Duration.ofHours(hour));
        Duration time = Duration.between(asked, days.due(asked, DELIBERATE));
        assertThat(time).isBetween(Duration.ofHours(24), Duration.ofHours(50));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"hours 72 24 24", "days MON THU at 20:00 in Europe/Berlin minor 24"})
  void thePolicyIsItsOwnText(String text) {
    assertThat(policy(text).text()).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "hours",
        "hours 0 1 1",
        "hours 72 24",
        "days at 20:00 in Europe/Berlin minor 24",
        "days FUN at 20:00 in Europe/Berlin minor 24",
        "days MON at 25:00 in Europe/Berlin minor 24",
        "days MON at 20:00 in Europe/Berlim minor 24"
      })
  void whatIsNoPolicyIsNothing(String text) {
    assertThat(Deadlines.parse(text)).isEmpty();
  }
}
