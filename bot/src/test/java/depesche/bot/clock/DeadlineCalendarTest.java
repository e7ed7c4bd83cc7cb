package depesche.bot.clock;

import static depesche.adjudicator.Demand.Pace.BRISK;
import static depesche.adjudicator.Demand.Pace.DELIBERATE;
import static depesche.adjudicator.Demand.Pace.REFLEX;
import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Demand.Pace;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// A deadline follows from the policy of its game and the moment of the question.
class DeadlineCalendarTest {

  private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");

  private static Instant at(String instant) {
    return Instant.parse(instant);
  }

  private static ClockPolicy policy(String text) {
    return PolicyText.kept(text, BERLIN).orElseThrow();
  }

  private static Deadline after(
      String policy, Pace pace, String asked, DaysOff off, Absence... away) {
    return new DeadlineCalendar(policy(policy), pace, off, List.of(away)).after(at(asked));
  }

  private static Deadline after(String policy, String asked) {
    return after(policy, DELIBERATE, asked, DaysOff.NONE);
  }

  @Test
  void aStartInTheNightDoesNotMakeDeadlinesInTheNight() {
    // The clock time of deadlines is the table's, not that of the master's START.
    Deadline deadline = after("20:00", "2026-11-24T01:00:00Z");
    assertThat(deadline.due()).isEqualTo(at("2026-11-27T19:00:00Z"));
    assertThat(deadline.reasons())
        .containsExactly(
            new DeadlineReason.AfterReport("72 h"),
            new DeadlineReason.AtClock("20:00", "Europe/Berlin"));
  }

  @Test
  void aReportAMomentAfterTheClockTimeCostsNoDay() {
    // A phase judged at 20:00 and some seconds is next due at 20:00, not a day later.
    assertThat(after("20:00", "2026-11-24T19:00:09Z").due()).isEqualTo(at("2026-11-27T19:00:00Z"));
    Deadline retreat = after("20:00", BRISK, "2026-11-24T19:00:09Z", DaysOff.NONE);
    assertThat(retreat.due()).isEqualTo(at("2026-11-25T19:00:00Z"));
  }

  @Test
  void nobodyHasLessThanTheLeastTime() {
    // 12 hours are the least for a retreat: 20:00 on the next day would leave 11.
    Deadline deadline =
        after("20:00; retreat 12 min 12", BRISK, "2026-11-24T08:00:00Z", DaysOff.NONE);
    assertThat(deadline.due()).isEqualTo(at("2026-11-25T19:00:00Z"));
    assertThat(deadline.reasons()).contains(new DeadlineReason.LeftTooLittle("12 h"));
  }

  @Test
  void aDeadlineIsMovedPastDaysOffAndSaysSo() {
    // 72 hours after Thursday is Sunday.
    Deadline deadline = after("20:00 days Mon-Sat", "2026-11-26T12:00:00Z");
    assertThat(deadline.due()).isEqualTo(at("2026-11-30T19:00:00Z"));
    assertThat(deadline.reasons()).contains(new DeadlineReason.MovedPastDays(List.of("Sunday")));
  }

  @Test
  void aDeadlineIsMovedPastHolidaysAndAbsences() {
    // Christmas is a holiday, and somebody is away until the 28th.
    LocalDate christmas = LocalDate.of(2026, 12, 25);
    DaysOff off = day -> day.equals(christmas) ? Optional.of("Christmas Day") : Optional.empty();
    Absence away = new Absence(at("2026-12-26T00:00:00Z"), at("2026-12-28T00:00:00Z"));
    Deadline deadline = after("20:00", DELIBERATE, "2026-12-22T12:00:00Z", off, away);
    assertThat(deadline.due()).isEqualTo(at("2026-12-28T19:00:00Z"));
    assertThat(deadline.reasons())
        .contains(
            new DeadlineReason.MovedPastHoliday("Christmas Day"),
            new DeadlineReason.MovedPastAbsence());
  }

  @Test
  void anAbsenceEndsWithItsLastInstant() {
    // A deadline at the very end of an absence is possible.
    Absence away = new Absence(at("2026-11-27T00:00:00Z"), at("2026-11-27T19:00:00Z"));
    assertThat(after("20:00", DELIBERATE, "2026-11-24T12:00:00Z", DaysOff.NONE, away).due())
        .isEqualTo(at("2026-11-27T19:00:00Z"));
  }

  @Test
  void whoMakesEveryDayAHolidayGetsADeadlineAllTheSame() {
    // No calendar can freeze a game for ever.
    Deadline deadline =
        after("20:00", DELIBERATE, "2026-11-24T12:00:00Z", _ -> Optional.of("holiday"));
    assertThat(deadline.due()).isBefore(at("2028-02-01T00:00:00Z"));
  }

  @Test
  void hoursFollowTheWeightOfTheQuestion() {
    // The policies of earlier versions mean what they meant.
    String hours = "hours 72 24 12";
    String asked = "2026-03-01T12:00:00Z";
    assertThat(after(hours, DELIBERATE, asked, DaysOff.NONE).due())
        .isEqualTo(at("2026-03-04T12:00:00Z"));
    assertThat(after(hours, BRISK, asked, DaysOff.NONE).due())
        .isEqualTo(at("2026-03-02T12:00:00Z"));
    assertThat(after(hours, REFLEX, asked, DaysOff.NONE).due())
        .isEqualTo(at("2026-03-02T00:00:00Z"));
  }

  @Test
  void weekdaysGiveAtLeastADay() {
    String days = "days mon thursday at 20:00 in Europe/Berlin minor 24";
    // Sunday evening: Monday 20:00 is less than a day away, so Thursday.
    assertThat(after(days, "2026-11-22T20:00:00Z").due()).isEqualTo(at("2026-11-26T19:00:00Z"));
    // Sunday noon: Monday 20:00 is far enough.
    assertThat(after(days, "2026-11-22T12:00:00Z").due()).isEqualTo(at("2026-11-23T19:00:00Z"));
    assertThat(after(days, BRISK, "2026-11-22T12:00:00Z", DaysOff.NONE).due())
        .isEqualTo(at("2026-11-23T12:00:00Z"));
  }

  @Test
  void aSkippedClockTimeMovesForwardAndOfOneThatComesTwiceTheLaterCounts() {
    String days = "days SUN at 02:30 in Europe/Berlin minor 24";
    Deadline spring = after(days, "2026-03-27T12:00:00Z");
    assertThat(spring.due()).isEqualTo(at("2026-03-29T01:30:00Z"));
    assertThat(spring.reasons()).contains(new DeadlineReason.ClocksChange());
    assertThat(after(days, "2026-10-23T12:00:00Z").due()).isEqualTo(at("2026-10-25T01:30:00Z"));
  }

  @Test
  void theReasonsSurviveAsText() {
    // STATUS says weeks later why the deadline lies where it does.
    List<DeadlineReason> all =
        List.of(
            new DeadlineReason.AfterReport("72 h"),
            new DeadlineReason.AtClock("20:00", "Europe/Berlin"),
            new DeadlineReason.LeftTooLittle("48 h"),
            new DeadlineReason.MovedPastDays(List.of("Saturday", "Sunday")),
            new DeadlineReason.MovedPastHoliday("New Year"),
            new DeadlineReason.MovedPastAbsence(),
            new DeadlineReason.ClocksChange(),
            new DeadlineReason.SetByMaster(),
            new DeadlineReason.PutOff("24 h", "vote"),
            new DeadlineReason.OutageCovered("3 h"),
            new DeadlineReason.PauseCovered("4 days"));
    assertThat(DeadlineReason.read(DeadlineReason.text(all))).isEqualTo(all);
    assertThat(DeadlineReason.read("")).isEmpty();
  }

  @Test
  void aGameWithNothingSetHasOneHourOfBeginning() {
    // Of two games of one server that began at different hours, deadlines fall at the same hour.
    for (int hour = 0; hour < 24; hour++) {
      Instant asked = at("2026-11-24T00:00:00Z").plus(Duration.ofHours(hour));
      assertThat(after("move 72", asked.toString()).due().atZone(BERLIN).toLocalTime())
          .hasToString("20:00");
    }
  }
}
