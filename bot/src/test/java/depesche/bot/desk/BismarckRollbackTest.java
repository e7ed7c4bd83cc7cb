package depesche.bot.desk;

import static depesche.bot.desk.Rerun.said;
import static depesche.bot.desk.Rerun.to;
import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.Secrets;
import depesche.bot.desk.Bureau.Mail;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// A turn at a table of Bismarck's Dance that is judged again: by the same cards and dice, and
/// nobody learns more of a table than its reports say.
class BismarckRollbackTest {

  private static final String ANNA = "anna@x.org";
  private static final String BERT = "bert@x.org";
  private static final String ZOE = "zoe@x.org";
  private static final String[] TURN = {
    "ALLOCATE EVENT 1 DIPLOMACY 1",
    "SIDE GERMANY > GB > RUSSIA > AUSTRIA > ITALY > TURKEY",
    "LOSE PL > NL > C > Z",
    "DISC FROM INFLUENCE > EVENT > POLITICS > DIPLOMACY"
  };

  private final Bureau bureau = new Bureau(() -> Secrets.seeded("a look"));
  private final Rerun game = new Rerun(bureau);

  @AfterEach
  void close() {
    bureau.close();
  }

  private List<Mail> begun(String title, String... players) {
    game.master("CREATE bismarck " + title);
    for (String player : players) {
      bureau.write(player, "JOIN bismarck");
    }
    bureau.write(ZOE, "OBSERVE bismarck");
    return bureau.write(Rerun.MASTER, "START bismarck");
  }

  /// As if the program had written something else into the last position.
  private void erred(String was, String is) {
    int turn = bureau.game().turn();
    for (String table : List.of("game", "turn where turn = " + turn)) {
      String change = "position = replace(position, '%s', '%s')".formatted(was, is);
      game.change(
          table.split(" ", 2)[0], change + (table.contains(" ") ? " where turn = " + turn : ""));
    }
    assertThat(game.position()).doesNotContain(was);
  }

  @Test
  void aTurnIsJudgedAgainByTheSameDice() {
    // Rollback: the same roll and the same cards give the same table; the lost card is back.
    List<Mail> mails = begun("bismarcks-dance rollback=MASTER", ANNA);
    mails = bureau.answer(to(mails, ANNA), "END");
    bureau.answer(to(mails, ANNA), TURN);
    String judged = game.position();
    erred(" honest-broker", "");
    List<Mail> told = bureau.write(Rerun.MASTER, "ROLLBACK bismarck REASON a card was lost");
    assertThat(said(told, Rerun.MASTER)).contains("has been rolled back");
    assertThat(game.position()).isEqualTo(judged);
    assertThat(said(told, ANNA)).contains("Honest Broker");
    assertThat(said(told, ZOE)).contains("was judged again").doesNotContain("Honest Broker");
    game.holds();
  }

  @Test
  void whatEverybodyCanSeeIsSaidInWords() {
    // Everybody is told what is different, and no word of the program stands in it.
    List<Mail> mails = begun("bismarcks-dance rollback=MASTER", ANNA);
    bureau.answer(to(mails, ANNA), "CANCEL 1", "END");
    String row = game.position().replaceFirst("(?s).*?course.table.row (\\S+ 1)\\n.*", "$1");
    erred("TURKEY 3 true", "TURKEY 2 true");
    erred("row " + row, "row " + row.replace(" 1", " 0"));
    List<Mail> told = bureau.write(Rerun.MASTER, "ROLLBACK bismarck REASON a flag was wrong");
    assertThat(said(told, ZOE))
        .contains("Space of TURKEY: was 2; is now 3", "Row: was " + row.replace(" 1", " 0"))
        .doesNotContain("[", "Optional");
    game.holds();
  }

  @Test
  void aStepOfAContestIsJudgedAgainAndTellsNoTable() {
    // Players at another table learn nothing of what was judged again.
    List<Mail> mails = begun("bismarcks-dance contest rollback=MASTER", ANNA, BERT);
    bureau.answer(to(mails, ANNA), TURN);
    String judged = game.position();
    erred(" honest-broker", "");
    List<Mail> told = new ArrayList<>(game.bureau().write(Rerun.MASTER, "ROLLBACK bismarck"));
    assertThat(said(told, Rerun.MASTER)).contains("has been rolled back");
    assertThat(game.position()).isEqualTo(judged);
    assertThat(said(told, ANNA)).contains("Discs are allocated");
    assertThat(told)
        .filteredOn(mail -> !mail.to().equals(ANNA))
        .isNotEmpty()
        .noneMatch(mail -> (mail.text() + mail.html()).contains("Discs are allocated"))
        .noneMatch(mail -> mail.html().contains("Turn 1, Action"));
    game.holds();
  }

  @Test
  void noStepOfAContestIsOpenedAgain() {
    // Its dice are drawn before the first turn, so a step does not say which of them were seen.
    List<Mail> mails = begun("bismarcks-dance contest rollback=MASTER reopen=ON", ANNA, BERT);
    bureau.answer(to(mails, ANNA), TURN);
    int turn = bureau.game().turn();
    assertThat(game.master("ROLLBACK bismarck REPLAY=OFF"))
        .contains("something was drawn", "new orders could use that");
    assertThat(bureau.game().turn()).isEqualTo(turn);
  }

  /// {@return the mails after a turn has ended and its end was taken back}
  private List<Mail> undone(String title, String... players) {
    List<Mail> mails = begun(title, players);
    mails = bureau.answer(to(mails, ANNA), "END");
    mails = bureau.answer(to(mails, ANNA), TURN);
    mails = bureau.answer(to(mails, ANNA), "CHOOSE 1 > GB", "END");
    assertThat(said(mails, ANNA)).contains("Turn 1 is over");
    mails = bureau.answer(to(mails, ANNA), "UNDO");
    assertThat(said(mails, ANNA)).contains("Taken back: END");
    return mails;
  }

  @Test
  void anUndoneEndIsJudgedAgainAsItWas() {
    // Rollback: the letter of the step was UNDO, and UNDO it is again; the end before it, too.
    undone("bismarcks-dance rollback=MASTER rollbackturns=2", ANNA);
    String judged = game.position();
    List<String> phases =
        bureau.asks(game -> game.turns().stream().map(turn -> turn.phase).toList());
    assertThat(game.master("ROLLBACK bismarck REASON a look")).contains("gives the same result");
    erred(" honest-broker", "");
    assertThat(game.master("ROLLBACK bismarck REASON a card was lost"))
        .contains("has been rolled back");
    assertThat(game.position()).isEqualTo(judged);
    erred("TURKEY 3 true", "TURKEY 2 true");
    String end = phases.get(phases.size() - 2);
    assertThat(game.master("ROLLBACK bismarck " + end + " REASON a flag was wrong"))
        .contains("has been rolled back");
    assertThat(game.position()).isEqualTo(judged);
    game.holds();
  }

  @Test
  void aVoteAfterAnUndoneEndIsForTheStepThatTookItBack() {
    // VOTE UNDO is no line of the title: nothing of the table moves until the master judges again.
    List<Mail> mails = undone("bismarcks-dance", ANNA);
    String judged = game.position();
    mails = bureau.answer(to(mails, ANNA), "VOTE UNDO");
    assertThat(said(mails, ANNA)).doesNotContain("Taken back:");
    assertThat(game.position()).isEqualTo(judged);
    erred(" honest-broker", "");
    assertThat(game.master("ROLLBACK bismarck REASON we voted")).contains("has been rolled back");
    assertThat(game.position()).isEqualTo(judged);
    game.holds();
  }

  @Test
  void ordersAreOpenedAgainUpToTheDiceAndNotBeyond() {
    // REPLAY=OFF: a step without chance is opened again, with its orders on file; one with dice, or
    // before dice that were seen since, is not.
    List<Mail> mails = begun("bismarcks-dance rollback=MASTER reopen=ON rollbackturns=3", ANNA);
    mails = bureau.answer(to(mails, ANNA), "END");
    mails = bureau.answer(to(mails, ANNA), TURN);
    assertThat(game.master("ROLLBACK bismarck REPLAY=OFF REASON a look"))
        .contains("new orders could use that");
    String acting = game.position();
    String phase = bureau.game().phase();
    mails = bureau.answer(to(mails, ANNA), "CANCEL 1", "END");
    assertThat(said(mails, ANNA)).contains("Turn 1 is over");
    mails = bureau.write(Rerun.MASTER, "ROLLBACK bismarck REPLAY=OFF REASON it was too early");
    assertThat(game.position()).isEqualTo(acting);
    assertThat(bureau.game().phase()).isEqualTo(phase);
    mails = bureau.answer(to(mails, ANNA), "UNDO");
    assertThat(said(mails, ANNA)).contains("taken back: END");
    mails = bureau.answer(to(mails, ANNA), "END", "READY");
    assertThat(said(mails, ANNA)).contains("Turn 1 is over", "is cancelled");
    bureau.answer(to(mails, ANNA), TURN);
    assertThat(game.master("ROLLBACK bismarck " + phase + " REPLAY=OFF REASON a look"))
        .contains("new orders could use that");
    game.holds();
  }
}
