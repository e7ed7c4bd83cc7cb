package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.Volume;
import depesche.bot.ledger.mail.InboxRow;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Mails of random signs, from the door to the answer.
class ScrawledMailTest {

  private static final long SEED = Long.getLong("depesche.seed", 1L);
  private static final int MAILS = Integer.getInteger("depesche.mails", Volume.of(1200));
  private static final int BATCH = 5;

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private long arrives(String from, String to, int number, String text) {
    String head =
        """
        From: %s\r
        To: %s\r
        Subject: scrawl\r
        Message-ID: <%d.scrawl@x.org>\r
        Content-Type: text/plain; charset=utf-8\r
        \r
        """
            .formatted(from, to, number);
    InboxRow row = new InboxRow();
    row.mailbox = "depesche@localhost";
    row.uid = 1_000_000L + number;
    row.digest = "scrawl " + number;
    row.received = bureau.now();
    row.bytes = (head + text).getBytes(StandardCharsets.UTF_8);
    return bureau.ask(unitOfWork -> unitOfWork.enter(row)).id;
  }

  @Test
  void noMailIsPutAsideAndEachIsAnswered() {
    // Nothing that a person can send breaks the program.
    System.out.println("mails of random signs, seed " + SEED);
    Random random = new Random(SEED);
    List<Bureau.Mail> start = bureau.begin();
    int answers = 0;
    for (int batch = 0; batch < MAILS / BATCH; batch++) {
      List<Long> ids = new ArrayList<>();
      for (int number = batch * BATCH; number < (batch + 1) * BATCH; number++) {
        // One of each in a batch, so that none of them gets to the brake on answers.
        Bureau.Mail report = start.get(number % start.size());
        ids.add(arrives(report.to(), report.replyTo(), number, Scrawl.letter(random)));
      }
      answers += bureau.works().size();
      for (long id : ids) {
        InboxRow read = bureau.ask(unitOfWork -> unitOfWork.message(id));
        assertThat(read.state).as("seed %d", SEED).isEqualTo(InboxRow.State.DONE);
        assertThat(read.attempts).as("breaks, seed %d", SEED).isZero();
      }
    }
    assertThat(answers).as("seed %d", SEED).isGreaterThanOrEqualTo(MAILS / BATCH * BATCH);
  }
}
