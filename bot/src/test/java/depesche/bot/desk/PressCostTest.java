package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.ledger.press.PressQueries;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/// Issue: 100,000 presses in one game cost no report more than 1 ms.
class PressCostTest extends PressTable {

  private static final int TIMES = 200;

  private void fill() throws SQLException {
    long game = bureau.game().id();
    long author = bureau.seat(0).id();
    long reader = bureau.seat(1).id();
    try (Connection connection = bureau.ledger.source().getConnection();
        Statement fill = connection.createStatement()) {
      fill.execute(
          "insert into press (game_id, author, number, turn, phase, made, state, due, shown_from,"
              + " shown_to, told_to, barred, content) select "
              + game
              + ", "
              + author
              + ", x, 1, 'S1865M', timestamp '2026-01-01 00:00:00', 'SENT', null, 'Red', '', '',"
              + " false, 'words' from system_range(1, 100000)");
      fill.execute(
          "insert into press_copy (press_id, game_id, reader, word) select id, game_id, "
              + reader
              + ", 'w' || id from press");
    }
  }

  private Duration report() {
    return Cost.of(
        () ->
            bureau.ask(
                unitOfWork ->
                    unitOfWork.press().due(bureau.now(), 1).size()
                        + unitOfWork.press().next().stream().count()));
  }

  @Test
  void aHundredThousandPressesCostNoReportAMillisecond() throws SQLException {
    // No report and no round of the work reads them.
    begin();
    fill();
    report();
    assertThat(report().dividedBy(TIMES)).isLessThan(Duration.ofMillis(1));
    long game = bureau.game().id();
    long reader = bureau.seat(1).id();
    PressQueries.Wanted wanted = new PressQueries.Wanted("", "", "");
    Duration log =
        Cost.of(() -> bureau.ask(unitOfWork -> unitOfWork.press().log(game, reader, wanted, 20)));
    assertThat(log.dividedBy(TIMES)).isLessThan(Duration.ofMillis(20));
    assertThat(press(says(0, "PRESS TO " + name(1), "one more"))).hasSize(1);
  }

  /// How long something takes, many times.
  private static final class Cost {

    static Duration of(Runnable work) {
      // Processor time: what else the machine does is no matter here.
      ThreadMXBean thread = ManagementFactory.getThreadMXBean();
      long before = thread.getCurrentThreadCpuTime();
      for (int i = 0; i < TIMES; i++) {
        work.run();
      }
      return Duration.ofNanos(thread.getCurrentThreadCpuTime() - before);
    }
  }
}
