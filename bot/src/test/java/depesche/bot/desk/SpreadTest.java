package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.ledger.turn.AlarmRow;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/// Where the operator asks for it, many games with one deadline are judged one after the other over
/// some minutes.
class SpreadTest {

  private static final Duration PHASE = Duration.ofDays(3);

  /// {@return an office in which so many other games have or had the same deadline}
  private static Bureau bureau(int others) {
    Bureau bureau = new Bureau(Holders.clocked("hours 72 24 24", 60));
    bureau.begin();
    bureau.ask(
        unitOfWork -> {
          for (int i = 0; i < others; i++) {
            AlarmRow alarm = new AlarmRow();
            alarm.gameId = bureau.game().id();
            alarm.phase = "other" + i;
            alarm.due = Bureau.BEGIN.plus(PHASE);
            alarm.done = true;
            unitOfWork.enter(alarm);
          }
          return others;
        });
    bureau.passes(PHASE);
    bureau.works();
    return bureau;
  }

  @Test
  void manyGamesAreJudgedOverAWhile() {
    // The letters are fixed at the deadline, and what comes later does not count; the turn is
    // judged within the hour.
    try (Bureau bureau = bureau(30)) {
      assertThat(bureau.game().phase()).isEqualTo("S1865M");
      assertThat(bureau.<Boolean>asks(game -> game.isSealed())).isTrue();
      bureau.passes(Duration.ofHours(1));
      bureau.works();
      assertThat(bureau.game().phase()).isEqualTo("F1865M");
    }
  }

  @Test
  void aGameWithADeadlineOfItsOwnIsJudgedAtOnce() {
    // Nobody waits for nothing.
    try (Bureau bureau = bureau(3)) {
      assertThat(bureau.game().phase()).isEqualTo("F1865M");
    }
  }
}
