package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// What a notice is called, and what it asks for: only a reminder is one.
class NoticeTest {

  private static final String MASTER = "master@localhost";

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private static Bureau.Mail to(String address, List<Bureau.Mail> mails) {
    return mails.stream().filter(mail -> mail.to().equals(address)).toList().getFirst();
  }

  @Test
  void wordsOfTheMasterAreNoReminder() {
    // A headline is true; a line of somebody's letter keeps its small letter.
    bureau.begin();
    Bureau.Mail notice =
        to("anna@x.org", bureau.write(MASTER, "ANNOUNCE bismarck", "hello all,", "eels are cheap"));
    assertThat(notice.subject()).doesNotContain("Reminder").contains("From the master");
    assertThat(notice.text()).contains("hello all,").contains("eels are cheap");
    assertThat(to("anna@x.org", bureau.write(MASTER, "PAUSE bismarck")).subject())
        .doesNotContain("Reminder")
        .doesNotContain("missing");
  }

  @Test
  void whoHasNoSeatIsToldNoUntruthAboutTheDeadline() {
    // People who wait for a seat read “There is no deadline at the moment” while one was running.
    bureau.begin();
    bureau.write("zoe@x.org", "WAITLIST bismarck");
    Bureau.Mail open = to("zoe@x.org", bureau.write(MASTER, "EJECT bismarck Red"));
    assertThat(open.text()).contains("A seat is open").doesNotContain("no deadline");
  }

  @Test
  void theLastOrdersLeaveNothingToBeChanged() {
    // The receipt said “unless somebody changes something” and “the turn is judged now”.
    List<Bureau.Mail> reports = bureau.begin();
    String answer = "";
    for (Bureau.Mail report : reports) {
      String[] orders =
          bureau.armies(seat(report)).stream().map(army -> army + " H").toArray(String[]::new);
      answer = Holders.flat(bureau.answer(report, orders).getFirst());
    }
    assertThat(answer)
        .contains("the turn is judged now")
        .doesNotContain("unless somebody changes something")
        .doesNotContain("SET WAIT stops that");
  }

  private static String seat(Bureau.Mail report) {
    return report.text().replaceFirst("(?s).*you are (\\w+).*", "$1");
  }

  @Test
  void whoLosesTheSeatIsAskedForNothing() {
    // They are told that what they send no longer counts, so they are not asked to send it.
    bureau.begin();
    for (List<String> way :
        List.of(
            List.of("DUMMY bismarck Red", "anna@x.org"),
            List.of("EJECT bismarck Blue", "bert@x.org"))) {
      Bureau.Mail notice = to(way.getLast(), bureau.write(MASTER, way.getFirst()));
      assertThat(notice.subject()).doesNotContain("Reminder").doesNotContain("orders");
      assertThat(notice.text()).doesNotContain("What you need to do");
    }
  }
}
