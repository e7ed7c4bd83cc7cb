package depesche.bot.desk;

import static depesche.bot.desk.Rerun.MASTER;
import static depesche.bot.desk.Rerun.POWERS;
import static depesche.bot.desk.Rerun.player;
import static depesche.bot.desk.Rerun.said;
import static depesche.bot.desk.Rerun.to;
import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.ledger.SeatState;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.people.OutcomeRow;
import depesche.bot.ledger.turn.AlarmRow;
import depesche.bot.ledger.turn.TurnRow;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// What goes back with a rollback and what stays: the table of docs/decisions/0019, row by row.
class RollbackStaysTest {

  private static final String AGAIN = "ROLLBACK bismarck";
  private static final String REOPENED = "ROLLBACK bismarck REPLAY=OFF";

  private final Bureau bureau = new Bureau();
  private final Rerun game = new Rerun(bureau);

  @AfterEach
  void close() {
    bureau.close();
  }

  /// A turn was judged, and the program erred; the master may do what they like.
  private List<Bureau.Mail> erred(String... options) {
    List<Bureau.Mail> fall =
        game.judged("rollback=MASTER reopen=ON allmissing=JUDGE", String.join(" ", options));
    game.programErred();
    return fall;
  }

  private List<OutcomeRow.Kind> outcomes(String power) {
    return bureau.asks(
        one -> {
          long seat = one.seat(power).orElseThrow().id();
          return one.book().people().outcomes(one.id()).stream()
              .filter(row -> row.seatId == seat)
              .map(row -> row.kind)
              .toList();
        });
  }

  private StoredSeat seat(String power) {
    return bureau.asks(one -> one.seat(power).orElseThrow());
  }

  private Instant due() {
    Optional<Instant> due = bureau.asks(StoredGame::deadline);
    return due.orElseThrow();
  }

  private List<Bureau.Mail> passes(Duration time) {
    bureau.passes(time);
    return bureau.works();
  }

  @Test
  void whatWasPublishedStays() {
    // Reports, history, transcript and seal: a reopened turn is a step behind them, and verifies.
    erred();
    List<TurnRow> before = bureau.asks(StoredGame::turns);
    game.master(REOPENED);
    game.deadline();
    List<TurnRow> after = bureau.asks(StoredGame::turns);
    assertThat(after).hasSize(4);
    assertThat(after.subList(0, 2))
        .extracting(row -> row.published)
        .isEqualTo(before.stream().map(row -> row.published).toList());
    assertThat(game.master("HISTORY bismarck"))
        .contains("this turn no longer counts", "results of S1901M no longer count");
    game.holds();
    game.master("OPEN bismarck");
    game.holds();
  }

  @Test
  void lettersOfTheTurnCountUnlessReplaced() {
    // Opened again, Spain is ordered anew and Burgundy stays as it was written.
    List<Bureau.Mail> fall = erred();
    game.master(REOPENED);
    bureau.answer(to(fall, player("FRANCE")), "PHASE S1901M", "A MAR - PIE");
    game.deadline();
    assertThat(game.position()).contains("FRANCE A BUR", "FRANCE A PIE", "FRANCE F MAO");
  }

  @Test
  void lettersForLaterPhasesStayOnFile() {
    // They were written for another position, so the turn waits for its deadline; READY lets it go.
    for (String command : List.of(AGAIN, REOPENED)) {
      List<Bureau.Mail> fall = erred();
      bureau.answer(to(fall, player("FRANCE")), "PHASE F1901M", "A SPA - POR");
      game.master(command);
      if (command.equals(REOPENED)) {
        game.deadline();
      }
      assertThat(bureau.game().phase()).isEqualTo("F1901M");
      game.deadline();
      assertThat(game.position()).as(command).contains("FRANCE A POR");
      bureau.close();
    }
  }

  @Test
  void aReplyTokenForAnotherPhaseIsAskedAbout() {
    // The token of F1901M stays, but once S1901M is open again its letters name no phase of theirs.
    List<Bureau.Mail> fall = erred();
    List<Bureau.Mail> told = bureau.write(MASTER, REOPENED);
    String answer =
        said(bureau.answer(to(fall, player("FRANCE")), "A PAR - GAS"), player("FRANCE"));
    assertThat(answer).contains("F1901M");
    StoredSeat france = seat("FRANCE");
    List<String> onFile =
        bureau.asks(one -> one.letters(france).stream().map(row -> row.phase).toList());
    assertThat(onFile).containsOnly("S1901M");
    game.deadline();
    assertThat(game.position()).contains("FRANCE A BUR");
    assertThat(to(told, player("FRANCE")).token()).isNotEmpty();
  }

  @Test
  void theDeadlineIsNewAndAnEditChangesNone() {
    // A rollback gives the time of a new turn and its reminders, an edit neither more nor less.
    erred();
    Instant first = due();
    passes(Duration.ofHours(60));
    game.master("EDIT bismarck REMOVE A BUD REASON it was there twice");
    assertThat(due()).isEqualTo(first);
    game.master(AGAIN);
    assertThat(due()).isEqualTo(bureau.now().plus(Duration.ofDays(3)));
    passes(Duration.ofDays(2));
    Optional<AlarmRow> reminder = bureau.asks(one -> one.alarm(AlarmRow.Kind.REMINDER));
    assertThat(reminder.map(row -> row.due)).contains(due().minus(Duration.ofDays(1)));
    game.master(REOPENED);
    assertThat(due()).isEqualTo(bureau.now().plus(Duration.ofDays(3)));
  }

  @Test
  void graceComesOnceAPhase() {
    // A player who had it in S1901M has it not again when that turn is judged again or its orders
    // are open.
    erred("grace=12");
    assertThat(bureau.game().phase()).isEqualTo("S1901M");
    passes(Duration.ofHours(12));
    assertThat(bureau.game().phase()).isEqualTo("F1901M");
    game.programErred();
    game.deadline();
    Optional<AlarmRow> grace = bureau.asks(one -> one.alarm(AlarmRow.Kind.GRACE));
    assertThat(grace).isPresent();
    game.master(AGAIN);
    passes(Duration.ofDays(3));
    assertThat(bureau.game().phase()).isEqualTo("W1901A");
  }

  @Test
  void graceComesOnceAPhaseWhoseOrdersAreOpenAgain() {
    // The second deadline of S1901M is the last.
    erred("grace=12");
    passes(Duration.ofHours(12));
    game.programErred();
    game.master(REOPENED);
    passes(Duration.ofDays(3));
    assertThat(bureau.game().phase()).isEqualTo("F1901M");
  }

  @Test
  void absencesAndStandInsStay() {
    // A phase of a stand-in is not counted twice, and an absence is still kept.
    List<Bureau.Mail> begun = game.begin("rollback=MASTER reopen=ON allmissing=JUDGE");
    List<Bureau.Mail> offered =
        bureau.answer(to(begun, player("TURKEY")), "STAND-IN fred@x.org FOR 3");
    bureau.write("fred@x.org", said(offered, "fred@x.org").replaceAll(".*(ACCEPT \\w+).*", "$1"));
    bureau.answer(to(begun, player("FRANCE")), "A PAR - BUR", "SET ABSENCE 10 Jan TO 20 Jan");
    game.deadline();
    game.programErred();
    assertThat(phasesLeft()).isEqualTo(2);
    game.master(AGAIN);
    assertThat(game.position()).contains("FRANCE A BUR");
    assertThat(phasesLeft()).isEqualTo(2);
    game.programErred();
    game.master(REOPENED);
    assertThat(phasesLeft()).isEqualTo(2);
    int absences = bureau.asks(one -> one.seat("FRANCE").orElseThrow().absences().size());
    assertThat(absences).isEqualTo(1);
  }

  private int phasesLeft() {
    return bureau.asks(one -> one.seat("TURKEY").orElseThrow().standInPhases());
  }

  @Test
  void missedTurnsAreNotCountedAgain() {
    // The same seats were silent: one outcome a turn, whether it is judged once or twice.
    erred();
    assertThat(seat("TURKEY").missed()).isEqualTo(1);
    game.master(AGAIN);
    assertThat(seat("TURKEY").missed()).isEqualTo(1);
    assertThat(outcomes("TURKEY")).containsExactly(OutcomeRow.Kind.MISSED);
    assertThat(outcomes("FRANCE")).containsExactly(OutcomeRow.Kind.RECEIVED);
  }

  @Test
  void aTurnThatIsOpenAgainIsStruckOut() {
    // Nobody has missed it or answered it yet; it is written down when it is judged.
    List<Bureau.Mail> fall = erred();
    game.master(REOPENED);
    assertThat(seat("TURKEY").missed()).isZero();
    assertThat(outcomes("TURKEY")).isEmpty();
    assertThat(outcomes("FRANCE")).isEmpty();
    bureau.answer(to(fall, player("TURKEY")), "PHASE S1901M", "A CON - BUL");
    game.deadline();
    assertThat(outcomes("TURKEY")).containsExactly(OutcomeRow.Kind.RECEIVED);
    assertThat(outcomes("ITALY")).containsExactly(OutcomeRow.Kind.MISSED);
    assertThat(seat("ITALY").missed()).isEqualTo(1);
  }

  @Test
  void anExcuseIsGivenBackWithTheTurnItExcused() {
    // excused=1: the turn that used it up is struck out, and so is its use.
    erred("excused=1");
    assertThat(seat("TURKEY").excused()).isEqualTo(1);
    game.master(AGAIN);
    assertThat(seat("TURKEY").excused()).isEqualTo(1);
    game.programErred();
    game.master(REOPENED);
    assertThat(seat("TURKEY").excused()).isZero();
    game.deadline();
    assertThat(outcomes("TURKEY")).containsExactly(OutcomeRow.Kind.EXCUSED);
  }

  @Test
  void whatWasGivenUpStaysUntilItsPlayerWrites() {
    // A seat is not given back by a rollback; its player comes back by a word of their own.
    List<Bureau.Mail> fall = erred("patience=1");
    for (String command : List.of(AGAIN, REOPENED)) {
      game.master(command);
      assertThat(seat("TURKEY").state()).as(command).isEqualTo(SeatState.ABANDONED);
      game.programErred();
    }
    bureau.answer(to(fall, player("TURKEY")), "PHASE S1901M", "A CON - BUL");
    assertThat(seat("TURKEY").state()).isEqualTo(SeatState.HELD);
  }

  @Test
  void everySeatWithOrdersWaits() {
    // WAIT for what is on file; without orders a seat is not in the way of anybody.
    List<Bureau.Mail> fall = erred();
    bureau.answer(to(fall, player("FRANCE")), "A SPA H", "READY");
    game.master(AGAIN);
    assertThat(waits("FRANCE", "F1901M")).contains(true);
    assertThat(waits("ITALY", "F1901M")).isEmpty();
    game.programErred();
    List<Bureau.Mail> told = bureau.write(MASTER, REOPENED);
    assertThat(waits("FRANCE", "S1901M")).contains(true);
    for (String power : POWERS) {
      bureau.answer(to(told, player(power)), game.holding(power));
    }
    assertThat(bureau.game().phase()).isEqualTo("S1901M");
    bureau.answer(to(told, player("FRANCE")), "READY");
    assertThat(bureau.game().phase()).isEqualTo("F1901M");
  }

  private Optional<Boolean> waits(String power, String phase) {
    return bureau.asks(one -> one.seat(power).orElseThrow().waits(phase));
  }
}
