package depesche.bot.desk;

import static depesche.bot.desk.Bureau.PLAYERS;
import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.ledger.GameLife;
import depesche.bot.ledger.SeatState;
import depesche.bot.ledger.people.OutcomeRow;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// A turn is missed by a seat that was asked something and has nothing on file; what follows is the
/// table's choice.
class MissedTurnTest {

  private static final Duration PHASE = Duration.ofDays(3);
  private static final String MASTER = "master@localhost";

  private final Bureau bureau = new Bureau();

  /// What a mail says, whatever its lines.
  private static String said(Bureau.Mail mail) {
    return mail.text().replaceAll("\\s+", " ");
  }

  @AfterEach
  void close() {
    bureau.close();
  }

  private List<Bureau.Mail> passes() {
    bureau.passes(PHASE);
    return bureau.works();
  }

  private List<OutcomeRow.Kind> outcomes(int place) {
    long seat = bureau.seat(place).id();
    return bureau.ask(
        unitOfWork ->
            unitOfWork.people().outcomes(unitOfWork.game("bismarck").orElseThrow().id()).stream()
                .filter(row -> row.seatId == seat)
                .map(row -> row.kind)
                .toList());
  }

  @Test
  void anOrderToHoldIsNoMissAndSilenceIs() {
    // Moderators 3, asks 1 to 3: what counts is what is on file, stored once as an outcome.
    List<Bureau.Mail> start = bureau.begin();
    bureau.answer(start.getFirst(), bureau.armies("Red").getFirst() + " H");
    passes();
    assertThat(outcomes(0)).containsExactly(OutcomeRow.Kind.RECEIVED);
    assertThat(outcomes(1)).containsExactly(OutcomeRow.Kind.MISSED);
    assertThat(bureau.seat(0).missed()).isZero();
  }

  @Test
  void whoIsAskedNothingMissesNothing() {
    // Nobody has a retreat to order after a spring in which all hold, so no outcome is written.
    bureau.begin();
    passes();
    long asked =
        bureau.ask(
            unitOfWork ->
                (long)
                    unitOfWork
                        .people()
                        .outcomes(unitOfWork.game("bismarck").orElseThrow().id())
                        .size());
    assertThat(asked).isEqualTo(PLAYERS.size());
  }

  @Test
  void theBudgetOfTheGameExcusesTheFirstMisses() {
    bureau.begin("excused=1", "patience=1");
    List<Bureau.Mail> report = passes();
    assertThat(outcomes(1)).containsExactly(OutcomeRow.Kind.EXCUSED);
    assertThat(bureau.seat(1).state()).isEqualTo(SeatState.HELD);
    assertThat(report).anyMatch(mail -> said(mail).contains("This game excuses that"));
    passes();
    assertThat(bureau.seat(1).state()).isEqualTo(SeatState.ABANDONED);
  }

  /// The next movement phase passes.
  ///
  /// @param answers whether Blue and Red answer
  private List<Bureau.Mail> passes(Holders game, boolean answers) {
    for (int phase = 0; phase < 3 && !game.phase().endsWith("M"); phase++) {
      passes();
    }
    if (answers) {
      game.holds(0, "PHASE " + game.phase());
      game.holds(1, "PHASE " + game.phase());
    }
    return passes();
  }

  @Test
  void turnsAnsweredInTimeGiveAnExcuseBack() {
    // refill=2: after two of them one more miss is excused, never more than the budget.
    Holders game = Holders.at(bureau, "excused=1 refill=2 patience=1 early=off");
    passes(game, false);
    passes(game, true);
    assertThat(passes(game, true))
        .anyMatch(mail -> said(mail).contains("would now excuse 1 miss of it"));
    assertThat(bureau.seat(1).excused()).isZero();
    assertThat(passes(game, true)).noneMatch(mail -> said(mail).contains("would now excuse"));
    passes(game, false);
    assertThat(bureau.seat(1).state()).isEqualTo(SeatState.HELD);
    assertThat(bureau.seat(1).excused()).isEqualTo(1);
    passes(game, false);
    assertThat(bureau.seat(1).state()).isEqualTo(SeatState.ABANDONED);
  }

  @Test
  void unlessItIsSetNoExcuseComesBack() {
    Holders game = Holders.at(bureau, "excused=1 patience=1 early=off");
    passes(game, false);
    passes(game, true);
    passes(game, true);
    assertThat(bureau.seat(1).excused()).isEqualTo(1);
    passes(game, false);
    assertThat(bureau.seat(1).state()).isEqualTo(SeatState.ABANDONED);
  }

  @Test
  void civilDisorderClosesASeatUntilTheMasterActs() {
    List<Bureau.Mail> start = bureau.begin("patience=1", "missing=DISORDER");
    bureau.answer(start.getFirst(), bureau.armies("Red").getFirst() + " H");
    List<Bureau.Mail> report = passes();
    assertThat(report).anyMatch(mail -> said(mail).contains("civil disorder"));
    assertThat(bureau.seat(1).state()).isEqualTo(SeatState.DISORDER);
    assertThat(said(bureau.write("fred@x.org", "JOIN Blue@bismarck").getFirst()))
        .contains("only the master");
    assertThat(bureau.answer(start.get(1), bureau.armies("Blue").getFirst() + " H"))
        .allMatch(mail -> said(mail).contains("only the master"));
    bureau.write(MASTER, "REVIVE bismarck Blue");
    assertThat(bureau.seat(1).state()).isEqualTo(SeatState.HELD);
  }

  @Test
  void aTableMayWaitForItsMasterInstead() {
    List<Bureau.Mail> start = bureau.begin("patience=1", "missing=PAUSE");
    bureau.answer(start.getFirst(), bureau.armies("Red").getFirst() + " H");
    assertThat(passes()).anyMatch(mail -> said(mail).contains("until the master decides"));
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.PAUSED);
    assertThat(bureau.seat(1).state()).isEqualTo(SeatState.HELD);
    bureau.write(MASTER, "DISORDER bismarck Blue", "RESUME bismarck");
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.RUNNING);
  }

  @Test
  void theMasterMayChangeTheRulesOfTheTable() {
    bureau.begin();
    assertThat(said(bureau.write(MASTER, "SET RULE bismarck patience=1").getFirst()))
        .contains("patience is now 1");
    assertThat(said(bureau.write(MASTER, "SET RULE bismarck patience=99").getFirst()))
        .contains("1 to 9");
    assertThat(said(bureau.write(MASTER, "SET RULE bismarck anonymous=ON").getFirst()))
        .contains("cannot be changed now");
    assertThat(said(bureau.write(MASTER, "SET RULE bismarck kindness=ON").getFirst()))
        .contains("patience");
    passes();
    assertThat(bureau.seat(1).state()).isEqualTo(SeatState.ABANDONED);
  }
}
