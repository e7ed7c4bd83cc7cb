package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.ledger.GameLife;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A game that its master gives up: everybody gets one last mail, and it has all there is to say.
class EndedByMasterTest extends PressTable {

  private static final String MASTER = "master@localhost";

  private static List<Bureau.Mail> of(int seat, List<Bureau.Mail> mails) {
    return mails.stream().filter(mail -> mail.to().equals(address(seat))).toList();
  }

  private String answer(String from, String line) {
    return Holders.flat(Holders.to(from, bureau.write(from, line)));
  }

  @Test
  void aGameCanEndWithoutAResultAndSaysWhyInOneMail() {
    // The headline is true: nobody has won. The reason is not told in a mail of its own.
    begin();
    assertThat(answer(MASTER, "TERMINATE bismarck")).contains("and why");
    assertThat(answer(address(0), "TERMINATE bismarck I lose")).contains("for the master");
    List<Bureau.Mail> sent = bureau.write(MASTER, "TERMINATE bismarck too few of us are left");
    for (int seat = 0; seat < 5; seat++) {
      assertThat(of(seat, sent)).hasSize(1);
      assertThat(Holders.flat(of(seat, sent).getFirst()))
          .contains("has ended bismarck without a result: too few of us are left. The transcript");
      assertThat(of(seat, sent).getFirst().transcript()).isNotEmpty();
    }
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.OVER);
    assertThat(answer(MASTER, "TERMINATE bismarck again")).contains("bismarck is over");
  }

  @Test
  void theLogThatIsToldWithTheEndHasTheActThatEndedIt() {
    // The log is whole, and has each act once.
    for (String act : List.of("OPEN bismarck", "TERMINATE bismarck nobody plays")) {
      begin();
      String told = Holders.flat(of(1, bureau.write(MASTER, act)).getFirst());
      assertThat(told).containsOnlyOnce(act.split(" ", 2)[0] + ": ");
      assertThat(answer(address(1), "LOG bismarck")).containsOnlyOnce(act.split(" ", 2)[0] + ": ");
      bureau.close();
    }
  }

  @Test
  void pressThatWaitsForAReportComesWithTheEnd() {
    // No report will ever come; what is written to somebody is not lost.
    begin();
    says(0, "POSTAL PRESS TO " + name(1), "slowly");
    List<Bureau.Mail> end = bureau.write(MASTER, "OPEN bismarck");
    assertThat(readers(end)).containsExactly(address(1));
    assertThat(press(end).getFirst().text()).contains("slowly");
    bureau.crashes();
    assertThat(bureau.works()).isEmpty();
  }
}
