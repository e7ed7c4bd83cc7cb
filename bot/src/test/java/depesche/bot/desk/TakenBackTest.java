package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Secrets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// `UNDO` in a title that reads it itself.
class TakenBackTest {

  private final Bureau bureau = new Bureau(() -> Secrets.seeded("taken back"));

  @AfterEach
  void close() {
    bureau.close();
  }

  @Test
  void undoTakesBackAnActionAndVoteUndoIsTheVote() {
    // Letters of Bismarck's Dance: UNDO takes back actions since the last roll, reveal or question.
    bureau.write("master@localhost", "CREATE dance bismarcks-dance");
    bureau.write("solo@x.org", "JOIN dance");
    Bureau.Mail report =
        bureau.write("master@localhost", "START dance").stream()
            .filter(mail -> mail.to().equals("solo@x.org"))
            .findFirst()
            .orElseThrow();
    assertThat(Holders.flat(bureau.answer(report, "CANCEL 1", "UNDO").getFirst()))
        .contains("taken back: CANCEL")
        .doesNotContain("your vote");
    assertThat(Holders.flat(bureau.answer(report, "VOTE UNDO").getFirst()))
        .doesNotContain("taken back: CANCEL");
  }
}
