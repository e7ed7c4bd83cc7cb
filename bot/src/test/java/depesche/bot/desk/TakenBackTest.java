package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Secrets;
import java.util.List;
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

  @Test
  void undoTakesBackTheEndOfATurn() {
    // Decision 22: as long as no dice are rolled; the turn goes on, and the next one comes again.
    bureau.write("master@localhost", "CREATE dance bismarcks-dance");
    bureau.write("solo@x.org", "JOIN dance");
    Bureau.Mail report = newest(bureau.write("master@localhost", "START dance"));
    report =
        newest(
            bureau.answer(
                report,
                "ALLOCATE 2 2 2",
                "SIDE GERMANY > GB > RUSSIA > AUSTRIA > ITALY > TURKEY",
                "LOSE PL > NL > C > Z",
                "DISC FROM INFLUENCE > EVENT > POLITICS > DIPLOMACY",
                "CHOOSE 1 > GB",
                "END"));
    assertThat(Holders.flat(report)).contains("Turn 1 is over");
    report = newest(bureau.answer(report, "UNDO"));
    assertThat(Holders.flat(report)).contains("Taken back: END").contains("Turn 1, Action Phase");
    report = newest(bureau.answer(report, "END"));
    assertThat(Holders.flat(report)).contains("Turn 1 is over");
    report = newest(bureau.answer(report, "ALLOCATE 1 1 1"));
    assertThat(Holders.flat(report)).contains("Discs are allocated: Event 1");
  }

  private static Bureau.Mail newest(List<Bureau.Mail> mails) {
    return mails.stream().filter(mail -> mail.to().equals("solo@x.org")).toList().getLast();
  }
}
