package depesche.bot.desk;

import static depesche.bot.desk.Bureau.PLAYERS;
import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.game.Replay;
import depesche.bot.ledger.GameLife;
import depesche.bot.ledger.SeatState;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.UnitOfWork;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Games go on when all answers are in or the deadline has passed, and at the master's word; never
/// otherwise.
class ClockworkTest {

  private static final Duration PHASE = Duration.ofDays(3);

  private final Bureau bureau = new Bureau();

  @AfterEach
  void close() {
    bureau.close();
  }

  private static Bureau.Mail to(String address, List<Bureau.Mail> mails) {
    return mails.stream().filter(mail -> mail.to().equals(address)).toList().getLast();
  }

  @Test
  void aPausedGameDoesNotLoseTime() {
    bureau.begin();
    bureau.write("master@localhost", "PAUSE bismarck");
    bureau.passes(PHASE.multipliedBy(3));
    bureau.works();
    assertThat(bureau.game().phase()).isEqualTo("S1865M");
    bureau.write("master@localhost", "RESUME bismarck");
    bureau.passes(PHASE.minusSeconds(1));
    bureau.works();
    assertThat(bureau.game().phase()).isEqualTo("S1865M");
    bureau.passes(Duration.ofSeconds(2));
    bureau.works();
    assertThat(bureau.game().phase()).isEqualTo("F1865M");
  }

  @Test
  void aPausedGameTellsNoDeadline() {
    // The one it had will be moved, and nobody knows how far.
    bureau.begin();
    bureau.write("master@localhost", "PAUSE bismarck");
    assertThat(bureau.write("master@localhost", "STATUS bismarck").getFirst().text())
        .contains("There is no deadline at the moment.")
        .doesNotContain("The deadline is");
    bureau.write("master@localhost", "RESUME bismarck");
    assertThat(bureau.write("master@localhost", "STATUS bismarck").getFirst().text())
        .contains("The deadline is");
  }

  @Test
  void processNamesThePhaseAndDoesNothingIfItIsStale() {
    bureau.begin();
    bureau.write("master@localhost", "PROCESS F1865M");
    assertThat(bureau.game().phase()).isEqualTo("S1865M");
    bureau.write("master@localhost", "PROCESS S1865M");
    assertThat(bureau.game().phase()).isEqualTo("F1865M");
    bureau.write("master@localhost", "PROCESS S1865M");
    assertThat(bureau.game().phase()).isEqualTo("F1865M");
  }

  @Test
  void onlyTheMasterCommands() {
    bureau.begin();
    for (String command :
        List.of("PROCESS S1865M", "PAUSE", "SET DEADLINE +1d", "CREATE sedan blood-and-iron")) {
      Bureau.Mail answer = bureau.write("anna@x.org", command).getFirst();
      assertThat(answer.text()).as(command).containsIgnoringCase("master");
    }
    assertThat(bureau.game().phase()).isEqualTo("S1865M");
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.RUNNING);
    List<StoredGame> games = bureau.ask(UnitOfWork::games);
    assertThat(games).hasSize(1);
  }

  @Test
  void aMovedDeadlineIsToldToEverybody() {
    bureau.begin();
    List<Bureau.Mail> mails =
        bureau.write("master@localhost", "SET DEADLINE bismarck 2026-12-01 20:00");
    assertThat(mails)
        .filteredOn(mail -> PLAYERS.contains(mail.to()))
        .hasSize(5)
        .allMatch(mail -> mail.text().contains("1 Dec 2026 20:00 CET"));
  }

  @Test
  void aReminderGoesToThoseWhoOweAndToNobodyElse() {
    List<Bureau.Mail> start = bureau.begin();
    String[] orders = bureau.armies("Red").stream().map(army -> army + " H").toArray(String[]::new);
    bureau.answer(start.getFirst(), orders);
    bureau.passes(PHASE.minus(Duration.ofDays(1)));
    assertThat(bureau.works())
        .extracting(Bureau.Mail::to)
        .containsExactlyElementsOf(PLAYERS.subList(1, 5));
  }

  @Test
  void whenAllAnswersAreInTheTurnIsJudgedAtOnce() {
    List<Bureau.Mail> start = bureau.begin();
    List<Bureau.Mail> last = List.of();
    for (int i = 0; i < 5; i++) {
      String[] orders =
          bureau.armies(bureau.seat(i).name()).stream()
              .map(army -> army + " H")
              .toArray(String[]::new);
      last = bureau.answer(start.get(i), orders);
    }
    assertThat(bureau.game().phase()).isEqualTo("F1865M");
    assertThat(last)
        .extracting(Bureau.Mail::subject)
        .anyMatch(s -> s.startsWith("[bismarck F1865M]"));
  }

  @Test
  void aLetterAtTheInstantOfTheDeadlineIsInTimeAndOneAfterItIsNot() {
    List<Bureau.Mail> start = bureau.begin();
    String red = bureau.armies("Red").getFirst();
    String blue = bureau.armies("Blue").getFirst();
    bureau.passes(PHASE);
    bureau.arrives("anna@x.org", start.get(0).replyTo(), bureau.now(), red + " H");
    bureau.arrives("bert@x.org", start.get(1).replyTo(), bureau.now().plusSeconds(1), blue + " H");
    bureau.passes(Duration.ofMinutes(5));
    List<Bureau.Mail> mails = bureau.works();
    assertThat(bureau.game().phase()).isEqualTo("F1865M");
    assertThat(bureau.seat(0).missed()).isZero();
    assertThat(bureau.seat(1).missed()).isEqualTo(1);
    assertThat(mails)
        .filteredOn(mail -> mail.to().equals("bert@x.org"))
        .anyMatch(mail -> mail.text().contains("S1865M") && mail.text().contains("F1865M"));
  }

  @Test
  void twoMissedMovementPhasesInARowMakeASeatAbandonedAndALetterBringsItBack() {
    List<Bureau.Mail> start = bureau.begin();
    bureau.answer(start.get(0), bureau.armies("Red").getFirst() + " H");
    bureau.passes(PHASE);
    bureau.works();
    assertThat(bureau.seat(1).state()).isEqualTo(SeatState.HELD);
    bureau.passes(PHASE);
    List<Bureau.Mail> fall = bureau.works();
    assertThat(bureau.seat(0).missed()).isEqualTo(1);
    assertThat(bureau.seat(1).state()).isEqualTo(SeatState.ABANDONED);
    Bureau.Mail report = to("bert@x.org", fall);
    bureau.answer(report, bureau.armies("Blue").getFirst() + " H");
    assertThat(bureau.seat(1).state()).isEqualTo(SeatState.HELD);
  }

  @Test
  void theStoredPositionsAreWhatTheLettersGive() {
    List<Bureau.Mail> start = bureau.begin();
    for (int turn = 0; turn < 4; turn++) {
      for (int i = 0; i < 5; i++) {
        bureau.answer(
            start.get(i),
            "PHASE " + bureau.game().phase(),
            bureau.armies(bureau.seat(i).name()).getFirst() + " H");
      }
      bureau.passes(PHASE);
      bureau.works();
    }
    Replay replay = bureau.asks(game -> Replay.of(game, Bureau.library()));
    assertThat(replay.difference()).isEmpty();
    assertThat(replay.chapters()).hasSizeGreaterThan(4);
  }

  @Test
  void aGameThatEverybodyLeftRestsAndItsMasterIsTold() {
    bureau.begin();
    bureau.passes(PHASE);
    bureau.works();
    bureau.passes(PHASE);
    List<Bureau.Mail> mails = bureau.works();
    assertThat(bureau.game().state()).isEqualTo(GameLife.State.PAUSED);
    assertThat(mails)
        .filteredOn(mail -> mail.to().equals("master@localhost"))
        .anyMatch(mail -> mail.text().contains("obody"));
    bureau.passes(PHASE.multipliedBy(9));
    assertThat(bureau.works()).isEmpty();
  }
}
