package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Fact;
import depesche.bot.chance.ProofCheck;
import depesche.bot.chance.Transcript;
import depesche.bot.chance.TranscriptFile;
import depesche.bot.chance.Verification;
import depesche.bot.game.Replay;
import depesche.bot.game.TranscriptWriter;
import depesche.bot.ledger.GameLife;
import depesche.bot.ledger.StoredGame;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// The master's ROLLBACK: a turn is judged again by the same orders and draws, in front of
/// everybody.
class RollbackTest {

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

  private static Bureau.Mail to(List<Bureau.Mail> mails, String address) {
    return mails.stream()
        .filter(mail -> mail.to().equals(address))
        .reduce((_, last) -> last)
        .orElseThrow();
  }

  private static String said(List<Bureau.Mail> mails, String address) {
    return String.join(
        " ",
        mails.stream()
            .filter(mail -> mail.to().equals(address))
            .map(mail -> mail.text().replaceAll("\\s+", " "))
            .toList());
  }

  private List<Bureau.Mail> begin(String... options) {
    bureau.write(MASTER, "CREATE bismarck standard " + String.join(" ", options));
    POWERS.forEach(power -> bureau.write(player(power), "JOIN " + power + "@bismarck"));
    return bureau.write(MASTER, "START bismarck");
  }

  /// France goes to Burgundy and Spain in the first spring.
  private List<Bureau.Mail> judged(String... options) {
    List<Bureau.Mail> begun = begin(options);
    bureau.answer(to(begun, player("FRANCE")), "A PAR - BUR", "A MAR - SPA", "F BRE - MAO");
    return deadline();
  }

  private List<Bureau.Mail> deadline() {
    bureau.passes(Duration.ofDays(4));
    return bureau.works();
  }

  /// As if an earlier version of the program had lost the move of Paris.
  private void programErred() {
    for (String table : List.of("game", "turn")) {
      try (var connection = bureau.ledger.source().getConnection();
          var statement = connection.createStatement()) {
        String where = table.equals("game") ? "" : " where turn = 2";
        statement.execute(
            "update %s set position = replace(position, 'FRANCE A BUR', 'FRANCE A PAR')%s"
                .formatted(table, where));
      } catch (SQLException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  private String position() {
    return bureau.game().positionText();
  }

  private Transcript transcript() {
    return TranscriptFile.read(
        "transcript", bureau.asks(game -> TranscriptWriter.of(game, Optional.empty())));
  }

  private void holds() {
    Optional<String> difference =
        bureau.asks(game -> Replay.of(game, Bureau.library()).difference());
    assertThat(difference).isEmpty();
    assertThat(Verification.of(transcript(), List.of())).allMatch(ProofCheck::passed);
  }

  @Test
  void aTurnIsJudgedAgainByTheSameOrders() {
    // What the program got wrong is put right; everybody is told what is different.
    judged("rollback=MASTER");
    programErred();
    assertThat(position()).contains("FRANCE A PAR");
    List<Bureau.Mail> told = bureau.write(MASTER, "ROLLBACK bismarck REASON a move was not read");
    assertThat(position()).contains("FRANCE A BUR").doesNotContain("FRANCE A PAR");
    for (String power : POWERS) {
      assertThat(said(told, player(power)))
          .contains("S1901M was judged again, by the same orders and the same draws")
          .contains("a move was not read")
          .contains("nits: was FRANCE A PAR; is now FRANCE A BUR")
          .contains("- BUR moved.");
    }
    assertThat(bureau.game().turn()).isEqualTo(3);
    holds();
  }

  @Test
  void theHistoryKeepsWhatWasPublished() {
    // The transcript has the rollback as a turn of its own; an old reader can check it.
    judged("rollback=MASTER");
    programErred();
    bureau.write(MASTER, "ROLLBACK bismarck");
    deadline();
    Transcript transcript = transcript();
    assertThat(transcript.turns().get(1).phase()).isEqualTo("S1901M");
    assertThat(transcript.turns().get(2).phase()).isEqualTo("S1901M, turn 2 judged again");
    assertThat(transcript.turns().get(3).phase()).isEqualTo("F1901M");
    bureau.write(MASTER, "OPEN bismarck");
    holds();
    assertThat(said(bureau.write(MASTER, "HISTORY bismarck"), MASTER))
        .contains("this turn no longer counts", "S1901M was judged again");
  }

  @Test
  void whatComesToTheSameChangesNothing() {
    // Twice: the second time nothing would be different.
    judged("rollback=MASTER");
    assertThat(said(bureau.write(MASTER, "ROLLBACK bismarck"), MASTER))
        .contains("gives the same result");
    programErred();
    bureau.write(MASTER, "ROLLBACK bismarck S1901M");
    assertThat(said(bureau.write(MASTER, "ROLLBACK bismarck S1901M"), MASTER))
        .contains("gives the same result");
    assertThat(bureau.game().turn()).isEqualTo(3);
  }

  @Test
  void everyPlayerMustAgree() {
    // The standard; the clock stands still while they decide.
    judged();
    programErred();
    List<Bureau.Mail> asked = bureau.write(MASTER, "ROLLBACK bismarck REASON an order was lost");
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.PAUSED);
    assertThat(said(asked, player("TURKEY"))).contains("AGREE bismarck", "an order was lost");
    for (String power : POWERS.subList(0, 6)) {
      bureau.answer(to(asked, player(power)), "AGREE");
      assertThat(position()).contains("FRANCE A PAR");
    }
    assertThat(said(bureau.answer(to(asked, player("ITALY")), "AGREE bismarck"), player("ITALY")))
        .contains("6 of 7 players");
    List<Bureau.Mail> done = bureau.answer(to(asked, player("TURKEY")), "AGREE");
    assertThat(position()).contains("FRANCE A BUR");
    assertThat(said(done, player("ITALY"))).contains("Every player agreed");
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.RUNNING);
    holds();
  }

  @Test
  void onePlayerWhoDisagreesIsEnough() {
    // Nobody hears who it was, and the game goes on.
    judged();
    programErred();
    List<Bureau.Mail> asked = bureau.write(MASTER, "ROLLBACK bismarck");
    assertThat(said(bureau.write(MASTER, "ROLLBACK bismarck"), MASTER)).contains("asked already");
    List<Bureau.Mail> told = bureau.answer(to(asked, player("ITALY")), "DISAGREE");
    assertThat(said(told, player("FRANCE"))).contains("turned down").doesNotContain("Italy");
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.RUNNING);
    assertThat(position()).contains("FRANCE A PAR");
    assertThat(said(bureau.answer(to(asked, player("FRANCE")), "AGREE"), player("FRANCE")))
        .contains("nobody is asked");
  }

  @Test
  void silenceIsNoConsent() {
    // After three days the game goes on by itself.
    judged();
    programErred();
    List<Bureau.Mail> asked = bureau.write(MASTER, "ROLLBACK bismarck");
    bureau.passes(Duration.ofDays(3).plusMinutes(1));
    bureau.works();
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.RUNNING);
    assertThat(said(bureau.answer(to(asked, player("FRANCE")), "AGREE"), player("FRANCE")))
        .contains("nobody is asked");
    assertThat(position()).contains("FRANCE A PAR");
  }

  @Test
  void aTableCanPlayWithoutRollbacks() {
    // rollback=NONE
    judged("rollback=NONE");
    List<Bureau.Mail> told = bureau.write(MASTER, "ROLLBACK bismarck");
    assertThat(said(told, MASTER)).contains("plays without rollbacks");
  }

  @Test
  void severalTurnsAreJudgedAgainByTheirOrders() {
    // rollbackturns=2: each turn by its own orders.
    List<Bureau.Mail> fall = judged("rollback=MASTER", "rollbackturns=2");
    programErred();
    bureau.answer(to(fall, player("FRANCE")), "A SPA - POR");
    deadline();
    assertThat(position()).contains("FRANCE A PAR", "FRANCE A POR");
    assertThat(said(bureau.write(MASTER, "ROLLBACK bismarck S1901M"), MASTER)).contains("rolled");
    assertThat(position()).contains("FRANCE A BUR", "FRANCE A POR");
    holds();
  }

  @Test
  void ordersAreOpenedAgainOnlyIfTheGameAllowsIt() {
    // Players have seen the results; that is why it must have been agreed before.
    judged("rollback=MASTER", "reopen=ON");
    bureau.write(MASTER, "SET RULE bismarck reopen=OFF");
    List<Bureau.Mail> told = bureau.write(MASTER, "ROLLBACK bismarck REPLAY=OFF");
    assertThat(said(told, player("ITALY")))
        .contains("results of Spring 1901, movement no longer count");
    assertThat(bureau.game().phase()).isEqualTo("S1901M");
    assertThat(position()).contains("FRANCE A PAR");
    bureau.answer(to(told, player("FRANCE")), "A PAR - GAS");
    deadline();
    assertThat(position()).contains("FRANCE A GAS", "FRANCE A SPA");
    holds();
  }

  @Test
  void ordersAreNotOpenedAgainUnlessThatWasAgreedBefore() {
    // The standard; and no master changes it once the game has begun.
    judged("rollback=MASTER");
    bureau.write(MASTER, "SET RULE bismarck reopen=ON");
    assertThat(said(bureau.write(MASTER, "ROLLBACK bismarck REPLAY=OFF"), MASTER))
        .contains("reopen=ON");
    assertThat(bureau.game().turn()).isEqualTo(2);
  }

  @Test
  void whatIsOnFileIsNotJudgedAtOnce() {
    // Orders for the next turn stay, but it waits for its deadline, for they were written for
    // another position.
    List<Bureau.Mail> fall = judged("rollback=MASTER");
    programErred();
    for (String power : POWERS.subList(0, 6)) {
      bureau.answer(to(fall, player(power)), "HOLD ALL", "READY");
    }
    bureau.answer(to(fall, player("FRANCE")), "A SPA H", "F MAO H");
    bureau.write(MASTER, "ROLLBACK bismarck");
    List<Fact> onFile = bureau.asks(game -> game.onFile(game.seat("FRANCE").orElseThrow()));
    assertThat(onFile).isNotEmpty();
    Optional<Boolean> waits =
        bureau.asks(game -> game.seat("FRANCE").orElseThrow().waits("F1901M"));
    assertThat(waits).contains(true);
    Optional<Instant> due = bureau.asks(StoredGame::deadline);
    assertThat(due).contains(bureau.now().plus(Duration.ofDays(3)));
  }

  @Test
  void aSealedTurnIsNotRolledBack() {
    // The letters are fixed and wait for a public value: first the turn is judged.
    judged("rollback=MASTER");
    programErred();
    bureau.write(MASTER, "SET MIX bismarck the close of an index");
    deadline();
    List<Bureau.Mail> told = bureau.write(MASTER, "ROLLBACK bismarck");
    assertThat(said(told, MASTER)).contains("have been sealed");
    assertThat(said(bureau.write(MASTER, "EDIT bismarck REMOVE A BUR REASON x"), MASTER))
        .contains("have been sealed");
    assertThat(bureau.game().turn()).isEqualTo(2);
  }

  @Test
  void aRollbackHappensOnceThroughACrash() {
    // One transaction: what was done is not done again, and what was not is done from the ledger.
    judged("rollback=MASTER");
    programErred();
    bureau.arrives(MASTER, "depesche@localhost", bureau.now(), "ROLLBACK bismarck");
    bureau.crashes();
    List<Bureau.Mail> told = bureau.works();
    bureau.crashes();
    assertThat(bureau.works()).isEmpty();
    assertThat(said(told, player("ITALY"))).containsOnlyOnce("S1901M was judged again");
    assertThat(bureau.game().turn()).isEqualTo(3);
    holds();
  }
}
