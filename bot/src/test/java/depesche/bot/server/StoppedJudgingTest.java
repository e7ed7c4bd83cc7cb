package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.spi.ILoggingEvent;
import depesche.bot.monitor.LoggedLines;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/// A stop while turns are judged is no fault: nothing in the log says so, of ours or of Quartz, and
/// the next start goes on.
class StoppedJudgingTest {

  @TempDir private Path folder = Path.of("");

  @RegisterExtension private final LoggedLines ours = new LoggedLines("depesche");
  @RegisterExtension private final LoggedLines clock = new LoggedLines("org.quartz");

  private static List<String> errors(LoggedLines lines) {
    return lines.events().stream()
        .filter(line -> line.getLevel().isGreaterOrEqual(Level.ERROR))
        .map(ILoggingEvent::getFormattedMessage)
        .toList();
  }

  @Test
  void aStopAtADeadlineLogsNoError() {
    try (House house = House.open(folder)) {
      Person master = house.person("master");
      House.ask(master, "CREATE world great-powers allmissing=JUDGE");
      for (String name : List.of("anna", "bert", "cora")) {
        House.ask(house.person(name), "JOIN world");
      }
      House.ask(master, "START world");
      for (int turn = 0; turn < 3; turn++) {
        house.awaitQuiet();
        house.reach(house.deadline("world"));
        house.stop();
        house.again();
      }
      house.awaitQuiet();
    }
    assertThat(errors(ours)).isEmpty();
    assertThat(errors(clock)).isEmpty();
  }
}
