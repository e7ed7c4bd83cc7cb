package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.ledger.GameLife;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// While the players are asked about a rollback, nothing changes what they agree to, and the
/// question does not vanish.
class RollbackQuestionTest {

  private static final String MASTER = "master@localhost";
  private static final List<String> POWERS =
      List.of("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY");

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private static String player(String power) {
    return power.toLowerCase(Locale.ROOT) + "@x.org";
  }

  private static String said(List<Bureau.Mail> mails, String address) {
    return String.join(
        " ",
        mails.stream()
            .filter(mail -> mail.to().equals(address))
            .map(mail -> mail.text().replaceAll("\\s+", " "))
            .toList());
  }

  private String master(String line) {
    return said(bureau.write(MASTER, line), MASTER);
  }

  private static Bureau.Mail to(List<Bureau.Mail> mails, String power) {
    return mails.stream()
        .filter(mail -> mail.to().equals(player(power)))
        .reduce((_, last) -> last)
        .orElseThrow();
  }

  /// Paris and Munich bounce; without the army in Munich there is another result.
  private List<Bureau.Mail> asked() {
    bureau.write(MASTER, "CREATE bismarck standard");
    POWERS.forEach(power -> bureau.write(player(power), "JOIN " + power + "@bismarck"));
    List<Bureau.Mail> begun = bureau.write(MASTER, "START bismarck");
    bureau.answer(to(begun, "FRANCE"), "A PAR - BUR");
    bureau.answer(to(begun, "GERMANY"), "A MUN - BUR");
    bureau.passes(Duration.ofDays(4));
    List<Bureau.Mail> judged = bureau.works();
    assertThat(master("EDIT bismarck REMOVE A MUN REASON it was never built"))
        .contains("has been changed");
    assertThat(master("ROLLBACK bismarck REASON it was never built"))
        .contains("I have asked the players");
    return judged;
  }

  @Test
  void aPositionIsNotEditedMeanwhile() {
    // What is edited now would be in front of the turn that they agreed to judge again.
    List<Bureau.Mail> judged = asked();
    assertThat(master("EDIT bismarck OWNER MUN France REASON forgotten"))
        .contains("NOT ACCEPTED: the players are being asked about a rollback of S1901M")
        .contains("DISAGREE bismarck");
    agree(judged);
    assertThat(master("EDIT bismarck OWNER MUN France REASON forgotten")).contains("is now MUN");
  }

  @Test
  void theGameDoesNotGoOnMeanwhile() {
    // RESUME would let deadlines run, and the next turn would take the question away unsaid.
    List<Bureau.Mail> judged = asked();
    assertThat(master("RESUME bismarck"))
        .contains("NOT ACCEPTED: the players are being asked about a rollback of S1901M");
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.PAUSED);
    agree(judged);
  }

  @Test
  void theMasterTakesTheQuestionBackAndTheGameGoesOn() {
    asked();
    assertThat(master("DISAGREE bismarck")).contains("there will be no rollback of S1901M");
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.RUNNING);
    assertThat(master("EDIT bismarck OWNER MUN France REASON forgotten")).contains("is now MUN");
  }

  @Test
  void aStandInDoesNotAgree() {
    // Whether a turn is taken back, only the player of the seat can say; votes have the same rule.
    List<Bureau.Mail> judged = asked();
    List<Bureau.Mail> offered = bureau.answer(to(judged, "FRANCE"), "STAND-IN fred@x.org FOR 2");
    String code = said(offered, "fred@x.org").replaceAll(".*(ACCEPT \\w+).*", "$1");
    Bureau.Mail orders =
        bureau.write("fred@x.org", code).stream()
            .filter(mail -> mail.to().equals("fred@x.org") && !mail.token().isEmpty())
            .reduce((_, last) -> last)
            .orElseThrow();
    for (String word : List.of("AGREE", "DISAGREE")) {
      assertThat(said(bureau.answer(orders, word), "fred@x.org"))
          .contains("Only its player can vote");
    }
    agree(judged);
  }

  @Test
  void whatIsDifferentIsSaidInWords() {
    // The players read it, so no word of the program stands in it.
    String told = said(agree(asked()), player("ITALY"));
    assertThat(told).contains("was judged again").doesNotContain("Demands");
    assertThat(master("EDIT bismarck UNIT Italy A PIE REASON forgotten"))
        .contains("“ITALY” has a unit for each of its centres, and no more");
  }

  private List<Bureau.Mail> agree(List<Bureau.Mail> judged) {
    List<Bureau.Mail> last = List.of();
    for (String power : POWERS) {
      last = bureau.answer(to(judged, power), "AGREE");
    }
    assertThat(said(last, player("TURKEY"))).contains("Every player agreed");
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.RUNNING);
    return last;
  }

  @Test
  void onlyTurnsThatCanBeJudgedAgainAreNamed() {
    // No promise that the next line breaks: one turn back is all there is here.
    bureau.write(MASTER, "CREATE bismarck standard patience=9 allmissing=JUDGE");
    POWERS.forEach(power -> bureau.write(player(power), "JOIN " + power + "@bismarck"));
    bureau.write(MASTER, "START bismarck");
    for (int turn = 0; turn < 2; turn++) {
      bureau.passes(Duration.ofDays(4));
      bureau.works();
    }
    assertThat(master("ROLLBACK bismarck X1 REASON why"))
        .contains("You can roll back F1901M.")
        .doesNotContain("S1901M.");
  }

  @Test
  void theTurnToTakeBackIsAJudgedOne() {
    // UNDO behind an EDIT asks about the turn that was judged, not about the one to come.
    List<Bureau.Mail> judged = asked();
    bureau.write(MASTER, "DISAGREE bismarck");
    List<Bureau.Mail> mails = bureau.answer(to(judged, "FRANCE"), "UNDO");
    assertThat(said(mails, player("FRANCE"))).contains("your vote: S1901M is taken back");
    assertThat(said(mails, player("ENGLAND"))).contains("asks to take S1901M back");
  }
}
