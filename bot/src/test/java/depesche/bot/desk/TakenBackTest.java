package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Secrets;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// `UNDO` in a title that reads it itself.
class TakenBackTest {

  private static final String[] TURN = {
    "ALLOCATE 2 2 2",
    "SIDE GERMANY > GB > RUSSIA > AUSTRIA > ITALY > TURKEY",
    "LOSE PL > NL > C > Z",
    "DISC FROM INFLUENCE > EVENT > POLITICS > DIPLOMACY",
    "CHOOSE 1 > GB",
    "END"
  };

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
    report = newest(bureau.answer(report, TURN));
    assertThat(Holders.flat(report)).contains("Turn 1 is over");
    report = newest(bureau.answer(report, "UNDO"));
    assertThat(Holders.flat(report)).contains("Taken back: END").contains("Turn 1, Action Phase");
    report = newest(bureau.answer(report, "END"));
    assertThat(Holders.flat(report)).contains("Turn 1 is over");
    report = newest(bureau.answer(report, "ALLOCATE 1 1 1"));
    assertThat(Holders.flat(report)).contains("Discs are allocated: Event 1");
  }

  @Test
  void undoTakesBackTheEndOfATurnInAContest() {
    // Each table has its own UNDO; a rollback judges it again, and the other player hears nothing.
    Rerun game = new Rerun(bureau);
    game.master("CREATE bismarck bismarcks-dance contest rollback=MASTER");
    bureau.write("solo@x.org", "JOIN bismarck");
    bureau.write("bert@x.org", "JOIN bismarck");
    Bureau.Mail report = newest(bureau.write(Rerun.MASTER, "START bismarck"));
    report = newest(bureau.answer(report, TURN));
    assertThat(Holders.flat(report)).contains("Turn 1 is over");
    List<Bureau.Mail> mails = bureau.answer(report, "UNDO");
    assertThat(mails).allMatch(mail -> mail.to().equals("solo@x.org"));
    assertThat(Holders.flat(newest(mails))).contains("Taken back: END", "Turn 1, Action Phase");
    String judged = game.position();
    for (String table : List.of("game", "turn")) {
      String where = table.equals("turn") ? " where turn = " + bureau.game().turn() : "";
      game.change(table, "position = replace(position, ' honest-broker', '')" + where);
    }
    List<Bureau.Mail> told = bureau.write(Rerun.MASTER, "ROLLBACK bismarck REASON a card was lost");
    assertThat(Rerun.said(told, Rerun.MASTER)).contains("has been rolled back");
    assertThat(game.position()).isEqualTo(judged);
    assertThat(Rerun.said(told, "bert@x.org")).doesNotContain("Taken back", "Honest Broker");
    mails = bureau.answer(newest(told), "END", "READY");
    assertThat(Holders.flat(newest(mails))).contains("Turn 1 is over");
    game.holds();
  }

  private static Bureau.Mail newest(List<Bureau.Mail> mails) {
    return mails.stream().filter(mail -> mail.to().equals("solo@x.org")).toList().getLast();
  }
}
