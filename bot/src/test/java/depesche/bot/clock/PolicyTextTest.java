package depesche.bot.clock;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Demand.Pace;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// A policy is written and read in words that masters know.
class PolicyTextTest {

  private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");

  private static ClockPolicy policy(String text) {
    return PolicyText.kept(text, BERLIN).orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hours 72 24 24",
        "days MON THU at 20:00 in Europe/Berlin minor 24",
        "20:00",
        "clock 20:00 days Mon-Fri",
        "move 72 min 48 at 20:00 grace 24; retreat 24; adjust 24 early off; reminders 48 24 6; wait"
            + " on",
        "move clock 1410 min 24 next 72 grace 12 delay 30 days -MTWTF-",
        "minor 12h; delay 2 h; extension 3d; absence 30; holidays de-by.ics; notice off; in UTC",
        "reminders none"
      })
  void thePolicyIsItsOwnText(String text) {
    // What is kept in the ledger is read back as it was meant.
    ClockPolicy policy = policy(text);
    assertThat(policy(PolicyText.of(policy))).isEqualTo(policy);
  }

  @Test
  void theWordsOfOlderJudgesAreRead() {
    // SET MOVE CLOCK n MIN h NEXT h GRACE h DELAY h DAYS -MTWTF-, with the clock in minutes.
    PhaseClock move =
        policy("move clock 1410 min 24 next 72 grace 12 delay 30 days -MTWTF-").movement();
    assertThat(move.at()).contains(LocalTime.of(23, 30));
    assertThat(move.least()).isEqualTo(Duration.ofDays(1));
    assertThat(move.next()).isEqualTo(Duration.ofDays(3));
    assertThat(move.grace()).isEqualTo(Duration.ofHours(12));
    assertThat(move.delay()).isEqualTo(Duration.ofMinutes(30));
    assertThat(move.days()).isEqualTo(PhaseClock.EVERY_DAY.subList(0, 5));
  }

  @Test
  void aWordChangesOnlyWhatItNames() {
    // SET RETREAT 12 leaves movement alone, SET DAYS changes all.
    ClockPolicy before = policy("20:00");
    PolicyReading reading = PolicyText.change(before, "retreat 12");
    assertThat(reading).isInstanceOf(PolicyReading.Understood.class);
    ClockPolicy after = ((PolicyReading.Understood) reading).policy();
    assertThat(after.movement()).isEqualTo(before.movement());
    assertThat(after.retreats().next()).isEqualTo(Duration.ofHours(12));
    ClockPolicy days =
        ((PolicyReading.Understood) PolicyText.change(after, "days Sat-Mon")).policy();
    for (Pace pace : Pace.values()) {
      assertThat(days.of(pace).days())
          .containsExactly(DayOfWeek.MONDAY, DayOfWeek.SATURDAY, DayOfWeek.SUNDAY);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "Mon-Fri, 5",
    "daily, 7",
    "Mo-Fr, 5",
    "Sa, 1",
    "-MTWTF-, 5",
    "S-----S, 2",
    "Fri-Mon, 4",
    "tue, 1"
  })
  void daysOfTheWeekAreReadInManyForms(String word, int days) {
    assertThat(Weekdays.read(word).orElseThrow()).hasSize(days);
  }

  @ParameterizedTest
  @CsvSource({
    "hours 0 1 1, 0",
    "hours 72 24, hours",
    "days FUN, FUN",
    "at 25:00, 25:00",
    "in Europe/Berlim, Europe/Berlim",
    "move 0, 0",
    "delay 3d, 3d",
    "grace 99d, 99d",
    "early maybe, maybe",
    "holidays ../secret.ics, ../secret.ics",
    "absence 900, 900",
    "move 72 tomorrow, tomorrow",
    "days -------, -------",
    "soon, soon"
  })
  void whatIsNoPolicyIsNamed(String text, String word) {
    // Nothing is guessed: the word that was not understood is named.
    assertThat(PolicyText.read(text, BERLIN)).isEqualTo(new PolicyReading.Unclear(word));
  }

  @Test
  void nothingIsNoPolicy() {
    assertThat(PolicyText.read("  ", BERLIN)).isEqualTo(new PolicyReading.Unclear(""));
  }

  @ParameterizedTest
  @CsvSource({"72, 72 h", "15m, 15 min", "2 weeks, 14 days", "90 min, 1 h 30 min", "+4d, 4 days"})
  void lengthsOfTimeAreReadAndSaid(String text, String said) {
    assertThat(TimeSpan.say(TimeSpan.read(text, Duration.ofHours(1)).orElseThrow()))
        .isEqualTo(said);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "h", "99999d", "3 fortnights", "-3h", "1.5h"})
  void whatIsNoLengthIsNothing(String text) {
    assertThat(TimeSpan.read(text, Duration.ofHours(1))).isEmpty();
  }

  @Test
  void whatAMasterCanLeaveAlone() {
    // Evenings, three days for movement, one for the rest; judged as soon as all is in, no grace.
    ClockPolicy standard = ClockPolicy.standard(BERLIN);
    assertThat(standard.movement().next()).isEqualTo(Duration.ofDays(3));
    assertThat(standard.retreats().next()).isEqualTo(Duration.ofDays(1));
    assertThat(List.of(standard.movement(), standard.retreats(), standard.adjustments()))
        .allMatch(clock -> clock.at().equals(Optional.of(LocalTime.of(20, 0))))
        .allMatch(clock -> clock.early() && clock.delay().isZero() && clock.grace().isZero());
  }
}
