package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A server that is told to stop (SIGTERM) ends in good order.
class StopTest {

  @TempDir private Path folder;

  @Test
  void aStopFinishesWhatIsAtHandAndIsNoFailure() throws Exception {
    // A stop ends with 0, by itself, and nothing in the log speaks of a fault; the next start finds
    // all.
    try (Program program = Program.start(folder)) {
      program.awaitReady();
      program.stop();
      assertThat(program.status()).as(program.account()).isZero();
      assertThat(program.logs()).doesNotContain("ERROR");
      program.again();
      program.awaitReady();
      program.stop();
      assertThat(program.status()).isZero();
    }
  }
}
