package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.ledger.mail.ParcelRow;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What players are told of their table: what they agreed to, and that it is over.
class TableToldTest extends PressTable {

  @Test
  void whoeverPlaysKnowsTheRulesOfTheirTable() {
    // issue: whether press is published is a promise; nobody can agree to what they do not know.
    bureau.write("master@localhost", "CREATE bismarck blood-and-iron publish=named press=grey");
    String[] words = {"not the usual ones: ", "publish=NAMED", "press=GREY"};
    List<Bureau.Mail> joined = bureau.write(address(0), "JOIN bismarck");
    assertThat(Holders.flat(Holders.to(address(0), joined))).contains("Welcome").contains(words);
    Bureau.PLAYERS.subList(1, 5).forEach(player -> bureau.write(player, "JOIN bismarck"));
    List<Bureau.Mail> start = bureau.write("master@localhost", "START bismarck");
    assertThat(Holders.flat(Holders.to(address(3), start))).contains(words);
    Proven.enter(bureau, "zoe@x.org");
    assertThat(receipt(bureau.write("zoe@x.org", "STATUS bismarck"))).contains(words);
    assertThat(receipt(bureau.write(address(2), "STATUS bismarck"))).contains(words);
  }

  @Test
  void theStatusOfAGameThatIsOverSaysSo() {
    // It said that there is no deadline at the moment, and nothing to do this phase.
    begin();
    for (int seat = 0; seat < 4; seat++) {
      says(seat, "SET DRAW");
    }
    List<Bureau.Mail> end = says(4, "PROPOSE DRAW");
    // Nobody is asked to vote on a game that is over.
    assertThat(end.toString()).contains("game is over").doesNotContain("VOTE YES");
    assertThat(receipt(says(0, "STATUS")))
        .contains("bismarck is over.")
        .doesNotContain("deadline", "nothing to do");
  }

  @Test
  void theStatusOfAGameThatRestsSaysSo() {
    // It said no more than that there is no deadline at the moment.
    begin();
    bureau.write("master@localhost", "PAUSE bismarck");
    assertThat(receipt(says(0, "STATUS"))).contains("game is paused", "until the master resumes");
    bureau.write("master@localhost", "RESUME bismarck");
    assertThat(receipt(says(0, "STATUS"))).doesNotContain("paused");
    bureau.write("master@localhost", "PAUSE bismarck 3 days");
    assertThat(receipt(says(0, "STATUS"))).contains("paused until", "resume it earlier");
  }

  @Test
  void aNoticeThatMailCameBackSaysNothingOfDeadlines() {
    // It ended with: there is no deadline at the moment. There was.
    begin();
    String raw =
        """
        From: MAILER-DAEMON@x.org
        To: depesche@localhost
        Subject: Undelivered
        Message-ID: <bounce@x.org>
        Auto-Submitted: auto-replied
        MIME-Version: 1.0
        Content-Type: multipart/report; report-type=delivery-status; boundary="B"

        --B
        Content-Type: text/plain

        Sorry.
        --B
        Content-Type: message/delivery-status

        Reporting-MTA: dns; x.org

        Final-Recipient: rfc822; %s
        Action: failed
        Status: 5.1.1

        --B
        Content-Type: message/rfc822

        Message-ID: %s

        --B--
        """
            .formatted(starts.getFirst().to(), starts.getFirst().id())
            .replace("\n", "\r\n");
    bureau.ask(
        unitOfWork -> {
          unitOfWork
              .outTray()
              .waiting(false)
              .forEach(due -> unitOfWork.parcel(due.id()).state = ParcelRow.State.SENT);
          return 0;
        });
    bureau.arrives(raw.getBytes(StandardCharsets.UTF_8), bureau.now());
    List<Bureau.Mail> told = bureau.works();
    assertThat(Holders.flat(Holders.to("master@localhost", told)))
        .contains("did not arrive")
        .doesNotContain("deadline");
  }
}
