package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Secrets;
import depesche.bot.desk.Bureau.Mail;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// What a deadline does to a game for one, and that what is said of it is true.
class DanceSilenceTest {

  private static final String MASTER = "master@localhost";
  private static final String SOLO = "solo@x.org";

  private final Bureau bureau = new Bureau(() -> Secrets.seeded("silence"));

  @AfterEach
  void close() {
    bureau.close();
  }

  private String begin(String more) {
    bureau.write(MASTER, "CREATE bismarck bismarcks-dance " + more);
    bureau.write(SOLO, "JOIN bismarck");
    bureau.write(MASTER, "START bismarck");
    return plain(bureau.write(SOLO, "STATUS bismarck"));
  }

  private static String plain(List<Mail> mails) {
    return mails.stream()
        .filter(mail -> mail.to().equals(SOLO))
        .map(mail -> mail.text().replaceAll("\\s+", " "))
        .reduce("", (all, text) -> all + "\n" + text);
  }

  private String days(int days) {
    List<Mail> mails = new ArrayList<>();
    for (int day = 0; day < days; day++) {
      bureau.passes(Duration.ofDays(1));
      mails.addAll(bureau.works());
    }
    return plain(mails);
  }

  @Test
  void aDeadlineOnlyReminds() {
    // silence=WAITS: nobody else waits, so the turn waits for its player, and is said to.
    String status = begin("grace=12");
    assertThat(status)
        .contains("The game waits for them, even past the deadline.")
        .doesNotContain("grace");
    assertThat(days(9))
        .contains("the game cannot go on without Solo. It waits; the new deadline is below")
        .doesNotContain("grace", "is judged then");
    assertThat(bureau.game().turn()).isEqualTo(1);
  }

  @Test
  void theMasterCanStillEndATurn() {
    // Rulings 7: a deadline of the master's ends a turn as it stands.
    begin("");
    assertThat(plain(bureau.write(MASTER, "PROCESS 1-Setup-1"))).contains("Turn 1: allocate your");
  }

  @Test
  void aTableCanHaveItsTurnsEnd() {
    // silence=ENDS: what is on file counts, and the turn ends as it stands.
    String status = begin("silence=ENDS");
    assertThat(status)
        .contains("The turn is judged then, or as soon as")
        .doesNotContain("the game waits");
    String said = days(4);
    assertThat(said).contains("What you need to do").doesNotContain("It waits");
    assertThat(bureau.game().turn()).isGreaterThan(1);
    assertThat(days(4)).contains("Turn 2: allocate your");
  }

  @Test
  void graceComesBeforeATurnThatEnds() {
    // silence=ENDS with grace: the deadline, then the grace, then the turn ends.
    assertThat(begin("silence=ENDS grace=12")).contains("12 h of grace");
    assertThat(days(3)).contains("There is grace for them");
    assertThat(days(2)).contains("Turn 1: allocate your");
  }
}
