package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.chance.GameSeed;
import depesche.bot.ledger.GameLife;
import depesche.bot.ledger.StoredGame;
import depesche.bot.server.arrival.MailLook;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// A clock that jumps ahead by up to a day is an outage, whenever it does: nobody loses a turn.
class ClockJumpTest {

  private static final Duration JUMP = Duration.ofHours(5);
  private static final Duration MINUTE = Duration.ofMinutes(1);

  private final Bureau bureau = new Bureau();
  private final Machine machine = new Machine();
  private Instant due = Instant.MIN;

  @BeforeEach
  void anHourBeforeTheDeadline() {
    bureau.begin();
    bureau.workLoop.begin();
    bureau.workLoop.watch(machine.watch());
    due = deadline();
    passes(Duration.between(bureau.now(), due).minusHours(1));
  }

  @AfterEach
  void close() {
    bureau.close();
  }

  private Instant deadline() {
    return bureau.asks(StoredGame::deadline).orElseThrow();
  }

  private List<Bureau.Mail> works() {
    List<Bureau.Mail> mails = bureau.works();
    bureau.workLoop.rest(_ -> {});
    return mails;
  }

  /// The server is at work all the time.
  private void passes(Duration time) {
    Instant end = bureau.now().plus(time);
    while (bureau.now().isBefore(end)) {
      Duration left = Duration.between(bureau.now(), end);
      Duration step = left.compareTo(Duration.ofMinutes(10)) < 0 ? left : Duration.ofMinutes(10);
      bureau.passes(step);
      machine.passes(step);
      works();
    }
  }

  private void jumps(Duration time) {
    bureau.passes(time);
    machine.jumps(time);
  }

  private static List<String> told(List<Bureau.Mail> mails, String player) {
    return mails.stream().filter(mail -> mail.to().equals(player)).map(Bureau.Mail::text).toList();
  }

  private void isPutOff(Duration time) {
    assertThat(bureau.game().turn()).isEqualTo(1);
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.RUNNING);
    assertThat(deadline()).isBetween(due.plus(time).minus(MINUTE), due.plus(time).plus(MINUTE));
  }

  @Test
  void aJumpAtRestPutsOffWhatItCovers() {
    // A machine that slept was away: the deadline is put off by as long, and everybody hears of it.
    jumps(JUMP);
    List<Bureau.Mail> mails = works();
    isPutOff(JUMP);
    for (String player : Bureau.PLAYERS) {
      assertThat(told(mails, player)).singleElement().asString().contains("5 h");
    }
    passes(Duration.ofHours(1).plus(MINUTE));
    assertThat(bureau.game().turn()).isEqualTo(2);
  }

  @Test
  void aJumpInTheMidstOfWorkPutsOffWhatItCovers() {
    // Between the look at the clock and the question what is due, it jumps.
    boolean[] jumped = new boolean[1];
    bureau.sends(
        () -> {
          if (!jumped[0]) {
            jumped[0] = true;
            jumps(JUMP);
          }
        });
    bureau.write(Bureau.PLAYERS.getFirst(), "STATUS bismarck");
    assertThat(jumped[0]).isTrue();
    bureau.workLoop.rest(_ -> {});
    isPutOff(JUMP);
  }

  @Test
  void aJumpAfterTheLastWorkPutsOffWhatItCovers() {
    // It jumps just before the server notes that it is there: that note may not hide it.
    passes(MINUTE.multipliedBy(2));
    bureau.works();
    jumps(JUMP);
    bureau.workLoop.rest(_ -> {});
    works();
    isPutOff(JUMP.plus(MINUTE));
  }

  @Test
  void aProgramThatWasStoppedWasAway() {
    // No clock jumped: the process was frozen, and the machine's count went on.
    bureau.passes(JUMP);
    machine.passes(JUMP);
    works();
    isPutOff(JUMP);
  }

  @Test
  void twoJumpsPutOffTwice() {
    // The second covers the deadline to which the first has put it off.
    jumps(JUMP);
    works();
    jumps(JUMP);
    works();
    isPutOff(JUMP.multipliedBy(2));
  }

  @Test
  void aJumpThatIsCoveredIsCoveredOnce() {
    // A crash after the deadline was put off puts nothing off again.
    jumps(JUMP);
    works();
    bureau.crashes();
    bureau.workLoop.begin();
    works();
    isPutOff(JUMP);
  }

  @Test
  void aJumpBackHoldsAndThenTimeIsAsItIs() {
    // A master lets the game go on by the clock that is right; the next start holds nothing again.
    jumps(Duration.ofHours(-3));
    works();
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.PAUSED);
    bureau.write("master@localhost", "RESUME bismarck");
    bureau.crashes();
    bureau.workLoop.begin();
    works();
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.RUNNING);
  }

  @Test
  void moreThanADayAheadHoldsAndPutsOffNothing() {
    // That is a clock that is wrong; after RESUME the time is left that was left.
    jumps(Duration.ofDays(2));
    works();
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.PAUSED);
    passes(MINUTE);
    bureau.write("master@localhost", "RESUME bismarck");
    works();
    assertThat(bureau.game().turn()).isEqualTo(1);
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.RUNNING);
    assertThat(deadline()).isAfter(bureau.now());
  }

  @Test
  void aShortJumpIsNoOutage() {
    // Clocks are set right by minutes; the deadline stands.
    passes(Duration.ofMinutes(55));
    jumps(Duration.ofMinutes(10));
    works();
    assertThat(bureau.game().turn()).isEqualTo(2);
  }

  @Test
  void whatIsFarBehindTheJumpStays() {
    // A deadline further behind it than it was long leaves everybody time enough.
    bureau.write("master@localhost", "SET DEADLINE bismarck 20 Dec 20:00");
    Instant far = deadline();
    jumps(JUMP);
    works();
    assertThat(deadline()).isEqualTo(far);
  }

  @Test
  void ofSeveralGamesEachIsPutOff() {
    // All that have a deadline in it; none is judged.
    List<String> names = List.of("drei", "zwei");
    names.forEach(name -> SeveralGames.begin(bureau, name));
    for (String name : names) {
      bureau.write("master@localhost", "SET DEADLINE " + name + " in 2 hours");
    }
    jumps(JUMP);
    works();
    isPutOff(JUMP);
    for (String name : names) {
      StoredGame game = bureau.ask(unitOfWork -> unitOfWork.game(name).orElseThrow());
      assertThat(game.turn()).isEqualTo(1);
      Optional<Instant> limit =
          bureau.ask(unitOfWork -> unitOfWork.game(name).orElseThrow().deadline());
      assertThat(limit.orElseThrow()).isAfter(bureau.now().plus(Duration.ofMinutes(90)));
    }
  }

  @Test
  void aPausedGameRestsOn() {
    // Its pause covers the jump as well; it costs nobody time.
    bureau.write("master@localhost", "PAUSE bismarck");
    jumps(JUMP);
    assertThat(works()).isEmpty();
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.PAUSED);
    bureau.write("master@localhost", "RESUME bismarck");
    isPutOff(JUMP);
  }

  @Test
  void aLetterOfTheJumpCounts() {
    // Mail that came meanwhile is read before anything is judged, though the mailbox answers late.
    jumps(JUMP);
    Instant within = bureau.now().minus(Duration.ofHours(1));
    bureau.workLoop.work(_ -> new MailLook.UnderWay());
    bureau.arrives(Bureau.PLAYERS.get(1), "depesche@localhost", within, "STATUS bismarck");
    assertThat(told(works(), Bureau.PLAYERS.get(1))).isNotEmpty();
    isPutOff(JUMP);
  }

  @Test
  void aJumpWhileATurnIsJudgedLeavesTheNextWhole() {
    // The next deadline is set by the clock there is, and is not put off again.
    boolean[] jumped = new boolean[1];
    bureau.sends(
        () -> {
          if (!jumped[0] && bureau.game().turn() == 2) {
            jumped[0] = true;
            jumps(JUMP);
          }
        });
    passes(Duration.ofHours(2));
    assertThat(jumped[0]).isTrue();
    assertThat(bureau.game().turn()).isEqualTo(2);
    assertThat(deadline()).isAfter(bureau.now().plus(Duration.ofHours(20)));
  }

  @Test
  void whoIsToConfirmHasAsMuchLonger() {
    // The muster is a deadline as well: nobody is dropped because the server was away.
    bureau.write("master@localhost", "CREATE drei blood-and-iron muster=1");
    Bureau.PLAYERS.forEach(player -> bureau.write(player, "JOIN drei"));
    bureau.write("master@localhost", "START drei");
    jumps(JUMP);
    assertThat(told(works(), Bureau.PLAYERS.getFirst())).anyMatch(text -> text.contains("CONFIRM"));
    assertThat(SeveralGames.phases(bureau)).contains("drei FORMING ");
    passes(Duration.ofHours(2));
    boolean over =
        bureau.ask(unitOfWork -> unitOfWork.game("drei").orElseThrow().alarms().isEmpty());
    assertThat(over).isTrue();
  }

  @Test
  void whoIsToRevealAPhraseHasAsMuchLonger() {
    // Else the game begins without it.
    bureau.write("master@localhost", "CREATE drei blood-and-iron");
    for (String player : Bureau.PLAYERS) {
      Bureau.Mail welcome = Holders.to(player, bureau.write(player, "JOIN drei"));
      bureau.answer(welcome, "PLEDGE " + GameSeed.pledge("Red", "red fox"));
    }
    bureau.write("master@localhost", "START drei");
    assertThat(SeveralGames.phases(bureau)).contains("drei REVEALING ");
    passes(Duration.ofHours(20));
    jumps(JUMP);
    works();
    assertThat(SeveralGames.phases(bureau)).contains("drei REVEALING ");
  }
}
