package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.report.ReadCalendar;
import depesche.bot.report.ReadCalendar.Deadline;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// `SET CALENDAR MAIL`: reports bring the deadlines of their game for a calendar.
class CalendarMailTest {

  private static final String MASTER = "master@localhost";

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private static List<ReadCalendar> calendars(List<Bureau.Mail> mails, String to) {
    return mails.stream()
        .filter(mail -> mail.to().equals(to))
        .map(Bureau.Mail::transcript)
        .filter(part -> part.contains("BEGIN:VCALENDAR"))
        .map(part -> part.substring(part.indexOf("BEGIN:VCALENDAR")).replace("\n", "\r\n"))
        .map(ReadCalendar::of)
        .toList();
  }

  private static String text(List<Bureau.Mail> mails) {
    return mails.stream().map(Bureau.Mail::text).reduce("", String::concat);
  }

  private List<Bureau.Mail> judges() {
    bureau.passes(Duration.ofDays(5));
    return bureau.works();
  }

  @Test
  void reportsAndWhatMovesADeadlineBringIt() {
    // Issue 55, 6: by mail alone where there is no port; METHOD:PUBLISH, no attendee.
    Bureau.Mail anna = bureau.begin().getFirst();
    assertThat(text(bureau.answer(anna, "SET CALENDAR"))).contains("SET CALENDAR MAIL");
    assertThat(text(bureau.answer(anna, "SET CALENDAR MAIL"))).contains("OK:");
    List<Bureau.Mail> reports = judges();
    assertThat(calendars(reports, "bert@x.org")).isEmpty();
    ReadCalendar first = calendars(reports, "anna@x.org").getFirst();
    assertThat(first.calendar().getMethod().getValue()).isEqualTo("PUBLISH");
    assertThat(first.only().uid()).isEqualTo("bismarck.F1865M@localhost");
    Deadline before = first.only();
    for (String line : List.of("EXTEND bismarck 2d", "PAUSE bismarck", "RESUME bismarck")) {
      Deadline now = calendars(bureau.write(MASTER, line), "anna@x.org").getFirst().only();
      assertThat(now.uid()).as(line).isEqualTo(before.uid());
      assertThat(now.sequence()).as(line).isGreaterThan(before.sequence());
      before = now;
    }
    List<Deadline> last =
        calendars(bureau.write(MASTER, "TERMINATE bismarck nobody plays"), "anna@x.org")
            .getFirst()
            .deadlines();
    assertThat(last).extracting(Deadline::status).containsOnly("CANCELLED");
  }

  @Test
  void nobodyElseHasItAndItEnds() {
    // OFF ends it; a notice that moves nothing has none.
    Bureau.Mail anna = bureau.begin().getFirst();
    bureau.answer(anna, "SET CALENDAR MAIL");
    assertThat(calendars(bureau.write(MASTER, "ANNOUNCE bismarck hello"), "anna@x.org")).isEmpty();
    bureau.answer(anna, "SET CALENDAR OFF");
    assertThat(calendars(judges(), "anna@x.org")).isEmpty();
  }
}
