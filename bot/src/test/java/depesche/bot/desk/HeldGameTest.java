package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.ledger.GameLife;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Games that stop the program: they rest, their master hears why, and then they go on.
class HeldGameTest {

  private final Bureau bureau = new Bureau();

  @BeforeEach
  void aGameRuns() {
    bureau.begin();
  }

  @AfterEach
  void close() {
    bureau.close();
  }

  /// {@return the last mail to somebody}
  private static Bureau.Mail to(List<Bureau.Mail> mails, String address) {
    return mails.stream()
        .filter(mail -> mail.to().equals(address))
        .reduce((_, later) -> later)
        .orElseThrow();
  }

  private static String plain(String text) {
    return text.replaceAll("\\s+", " ");
  }

  @Test
  void aGameThatCannotBeJudgedIsHeldAndGoesOn() {
    // The master hears of the cause and how to go on, and then it goes on.
    bureau.fuse.blow("resolve", StackOverflowError::new);
    bureau.passes(Duration.ofDays(4));
    List<Bureau.Mail> mails = bureau.works();
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.PAUSED);
    assertThat(plain(to(mails, "master@localhost").text()))
        .contains("in the server's log", "RESUME bismarck", "Spring 1865, movement");
    bureau.fuse.mend();
    bureau.write("master@localhost", "RESUME bismarck");
    bureau.works();
    assertThat(bureau.game().turn()).isEqualTo(2);
  }

  @Test
  void aGameOfWhichNotEvenThatCanBeSaidIsHeld() {
    // If the master's mail breaks by the same fault, plain words do.
    bureau.fuse.blow("phase", IllegalStateException::new);
    bureau.passes(Duration.ofDays(4));
    List<Bureau.Mail> mails = bureau.works();
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.PAUSED);
    assertThat(plain(to(mails, "master@localhost").text())).contains("RESUME bismarck");
  }
}
