package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Secrets;
import depesche.bot.desk.Bureau.Mail;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// A game for one by mail.
class BismarckByMailTest {

  private final Bureau bureau = new Bureau(() -> Secrets.seeded("a long game"));

  @AfterEach
  void close() {
    bureau.close();
  }

  @Test
  void aGameForOneIsPlayedByMail() {
    // Bismarck's Dance: one mail begins a turn with answers in advance, another acts and ends it.
    bureau.write("master@localhost", "CREATE dance bismarcks-dance");
    List<Mail> mails = new ArrayList<>(bureau.write("solo@x.org", "JOIN dance"));
    mails.addAll(bureau.write("master@localhost", "START dance"));
    boolean over = false;
    for (int round = 1; round <= 200 && !over; round++) {
      Mail report =
          mails.stream()
              .filter(mail -> mail.to().equals("solo@x.org") && !mail.subject().contains("saved"))
              .toList()
              .getLast();
      over = report.subject().contains("over");
      if (System.getProperty("depesche.show") != null) {
        System.out.println("=== " + report.subject() + "\n" + report.text());
      }
      if (!over) {
        mails =
            bureau.answer(
                report,
                "ALLOCATE 2 3 1",
                "SIDE GERMANY > GB > RUSSIA > AUSTRIA > ITALY > TURKEY",
                "LOSE PL > NL > C > Z",
                "DISC FROM INFLUENCE > EVENT > POLITICS > DIPLOMACY",
                "CHOOSE 1",
                "MOVE AUSTRIA",
                "END");
      }
    }
    assertThat(over).isTrue();
  }
}
