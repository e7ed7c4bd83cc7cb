package depesche.bot.desk;

import static depesche.bot.desk.Rerun.MASTER;
import static depesche.bot.desk.Rerun.POWERS;
import static depesche.bot.desk.Rerun.player;
import static depesche.bot.desk.Rerun.said;
import static depesche.bot.desk.Rerun.to;
import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.ledger.GameLife;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Whose consent a rollback needs, and when it is complete.
class RollbackConsentTest {

  private final Bureau bureau = new Bureau();
  private final Rerun game = new Rerun(bureau);

  @AfterEach
  void close() {
    bureau.close();
  }

  /// The players were asked, and all but some have agreed.
  private List<Bureau.Mail> askedAndAgreedBut(List<String> missing) {
    game.judged();
    game.programErred();
    List<Bureau.Mail> asked = bureau.write(MASTER, "ROLLBACK bismarck REASON an order was lost");
    POWERS.stream()
        .filter(power -> !missing.contains(power))
        .forEach(power -> bureau.answer(to(asked, player(power)), "AGREE"));
    assertThat(game.position()).contains("FRANCE A PAR");
    return asked;
  }

  @Test
  void whereNobodyPlaysNobodyHasAgreed() {
    // rollback=ALL never becomes the master's alone: silence is no consent, and neither is absence.
    game.judged("patience=1", "allmissing=JUDGE");
    game.programErred();
    POWERS.forEach(power -> game.master("EJECT bismarck " + power));
    assertThat(game.master("ROLLBACK bismarck REASON an order was lost"))
        .contains("NOT ACCEPTED", "no seat of bismarck has a player");
    assertThat(game.position()).contains("FRANCE A PAR");
    assertThat(bureau.game().turn()).isEqualTo(2);
  }

  @Test
  void whoLeavesIsAskedNoMoreAndTheOthersHaveAgreed() {
    // As with votes: a resignation can complete what all others have said.
    askedAndAgreedBut(List.of("TURKEY"));
    List<Bureau.Mail> told = bureau.write(MASTER, "EJECT bismarck TURKEY");
    assertThat(said(told, player("ITALY")))
        .contains("S1901M was judged again", "Every player agreed");
    assertThat(game.position()).contains("FRANCE A BUR");
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.RUNNING);
    game.holds();
  }

  @Test
  void aNewPlayerHasNotAgreed() {
    // To agree is a person's word: players who take the seat over are asked, too.
    List<Bureau.Mail> asked = askedAndAgreedBut(List.of("ITALY", "TURKEY"));
    game.master("EJECT bismarck FRANCE");
    bureau.write("zoe@x.org", "JOIN FRANCE@bismarck");
    bureau.answer(to(asked, player("ITALY")), "AGREE");
    bureau.answer(to(asked, player("TURKEY")), "AGREE");
    assertThat(game.position()).contains("FRANCE A PAR");
    List<Bureau.Mail> status = bureau.write("zoe@x.org", "STATUS bismarck");
    assertThat(said(bureau.answer(status.getLast(), "AGREE"), "zoe@x.org"))
        .contains("Every player agreed");
    assertThat(game.position()).contains("FRANCE A BUR");
  }

  @Test
  void whoVotesToUndoWhileTheyAreAskedNeedsNoMore() {
    // UNDO of all is consent, asked or not: ROLLBACK does it at once, and the question is settled.
    List<Bureau.Mail> asked = askedAndAgreedBut(POWERS);
    POWERS.forEach(power -> bureau.answer(to(asked, player(power)), "UNDO"));
    List<Bureau.Mail> told = bureau.write(MASTER, "ROLLBACK bismarck REASON an order was lost");
    assertThat(said(told, player("ITALY")))
        .contains("S1901M was judged again", "Every player agreed");
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.RUNNING);
    assertThat(said(bureau.answer(to(asked, player("ITALY")), "AGREE"), player("ITALY")))
        .contains("nobody is asked");
  }

  @Test
  void whatWasEditedSinceChangesNoConsent() {
    // EDIT is a step of its own; the turn that all voted to take back is the judged one before it.
    List<Bureau.Mail> fall = game.judged();
    game.programErred();
    assertThat(game.master("EDIT bismarck OWNER BEL France REASON taken by land"))
        .contains("has been changed");
    List<Bureau.Mail> last = List.of();
    for (String power : POWERS) {
      last = bureau.answer(to(fall, player(power)), "UNDO");
    }
    assertThat(said(last, MASTER)).contains("ll players agree");
    assertThat(game.master("ROLLBACK bismarck")).contains("Every player agreed");
  }

  @Test
  void whoAgreesAndDisagreesInOneMailIsAsked() {
    // Neither counts, whatever their order: the question stays, and nobody has answered for them.
    List<Bureau.Mail> asked = askedAndAgreedBut(List.of("ITALY"));
    Bureau.Mail italy = to(asked, player("ITALY"));
    for (String[] lines : new String[][] {{"AGREE", "DISAGREE bismarck"}, {"DISAGREE", "AGREE"}}) {
      assertThat(said(bureau.answer(italy, lines), player("ITALY"))).contains("neither counts");
      assertThat(game.position()).contains("FRANCE A PAR");
    }
    assertThat(said(bureau.answer(italy, "AGREE"), player("ITALY")))
        .contains("Every player agreed");
  }

  @Test
  void aTurnThatIsBeingJudgedIsNotTakenBackNorAgreedTo() {
    // Bad input: ROLLBACK during a seal, with a question that was asked before it.
    game.judged("rollback=MASTER");
    game.master("SET MIX bismarck the close of an index");
    game.deadline();
    assertThat(game.master("ROLLBACK bismarck")).contains("have been sealed");
    assertThat(game.master("ROLLBACK bismarck REPLAY=OFF")).contains("have been sealed");
    assertThat(bureau.game().turn()).isEqualTo(2);
  }

  @Test
  void aSecondRollbackOfTheSameTurnFindsTheSameResult() {
    // Bad input: ROLLBACK twice in one letter. The second is answered, and nothing happens twice.
    game.judged("rollback=MASTER");
    game.programErred();
    List<Bureau.Mail> told = bureau.write(MASTER, "ROLLBACK bismarck", "ROLLBACK bismarck");
    assertThat(said(told, MASTER)).contains("has been rolled back", "gives the same result");
    assertThat(said(told, player("ITALY"))).containsOnlyOnce("S1901M was judged again");
    assertThat(bureau.game().turn()).isEqualTo(3);
  }
}
