package depesche.bot.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Holidays come from iCalendar files.
class HolidayFileTest {

  private static HolidayFile file(String... lines) {
    return HolidayFile.read(
        "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n"
            + String.join("\r\n", lines)
            + "\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n");
  }

  private static LocalDate day(String day) {
    return LocalDate.parse(day);
  }

  @Test
  void anAllDayEventIsAHoliday() {
    // Its end is the first day after it; long lines are folded, commas are escaped.
    HolidayFile file =
        file(
            "DTSTART;VALUE=DATE:20261225",
            "DTEND;VALUE=DATE:20261227",
            "SUMMARY:Christ",
            " mas\\, both days");
    assertThat(file.on(day("2026-12-25"))).contains("Christmas, both days");
    assertThat(file.on(day("2026-12-26"))).isPresent();
    assertThat(file.on(day("2026-12-27"))).isEmpty();
    assertThat(file.on(day("2027-12-25"))).isEmpty();
  }

  @Test
  void anEventThatReturnsEveryYearIsAHolidayEveryYear() {
    HolidayFile file =
        file(
            "DTSTART;VALUE=DATE:20200501",
            "RRULE:FREQ=YEARLY;UNTIL=20300101",
            "EXDATE;VALUE=DATE:20250501",
            "SUMMARY:Labour Day");
    assertThat(file.on(day("2027-05-01"))).contains("Labour Day");
    assertThat(file.on(day("2025-05-01"))).isEmpty();
    assertThat(file.on(day("2019-05-01"))).isEmpty();
    assertThat(file.on(day("2031-05-01"))).isEmpty();
  }

  @Test
  void aWeekdayOfAMonthIsAHolidayToo() {
    // Thanksgiving is the fourth Thursday of November, Memorial Day the last Monday of May.
    HolidayFile thanks =
        file("DTSTART;VALUE=DATE:20201126", "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=4TH");
    assertThat(thanks.on(day("2026-11-26"))).isPresent();
    assertThat(thanks.on(day("2027-11-25"))).isPresent();
    HolidayFile memorial =
        file("DTSTART;VALUE=DATE:20200525", "RRULE:FREQ=YEARLY;BYMONTH=5;BYDAY=-1MO");
    assertThat(memorial.on(day("2027-05-31"))).isPresent();
  }

  @Test
  void eventsAtATimeOfDayAreNoHolidays() {
    assertThat(file("DTSTART:20261225T180000Z", "SUMMARY:Dinner").on(day("2026-12-25"))).isEmpty();
  }

  @Test
  void anEventThatCannotBeReadIsNamed() {
    // A holiday that would be missing in silence would cost somebody their turn.
    assertThatThrownBy(
            () -> file("DTSTART;VALUE=DATE:20261225", "RRULE:FREQ=MONTHLY", "SUMMARY:Moon"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("Moon");
    for (String odd :
        List.of(
            "DTSTART;VALUE=DATE:soon",
            "DTSTART;VALUE=DATE:20261225\r\nRRULE:FREQ=YEARLY;INTERVAL=-1",
            "DTSTART;VALUE=DATE:20261225\r\nRRULE:FREQ=YEARLY;BYDAY=X",
            "DTSTART;VALUE=DATE:20261225\r\nEXDATE:2026",
            "DTEND;VALUE=DATE:20261226")) {
      assertThatThrownBy(() -> file(odd, "SUMMARY:Odd")).as(odd).hasMessageContaining("Odd");
    }
    assertThatThrownBy(() -> file("DTSTART;VALUE=DATE:20261399", "SUMMARY:Thirteenth"))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
