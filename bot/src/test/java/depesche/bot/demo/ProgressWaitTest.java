package depesche.bot.demo;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A demonstration on a slow machine takes its time, and its page says only what is true.
class ProgressWaitTest {

  @TempDir private Path folder = Path.of("");

  private final AtomicLong moved = new AtomicLong();
  private final AtomicLong nanos = new AtomicLong();

  private void passes(long seconds) {
    nanos.addAndGet(seconds * 1_000_000_000L);
  }

  @Test
  void itLastsAsLongAsAnythingMoves() {
    // However slow the machine is, only a long while without any progress ends the waiting.
    ProgressWait progressWait = new ProgressWait(moved::get, nanos::get);
    for (int i = 0; i < 100; i++) {
      passes(ProgressWait.LONGEST.toSeconds() - 1);
      moved.incrementAndGet();
      assertThat(progressWait.isOver()).isFalse();
    }
    passes(ProgressWait.LONGEST.toSeconds() - 1);
    assertThat(progressWait.isOver()).isFalse();
    passes(1);
    assertThat(progressWait.isOver()).isTrue();
  }

  @Test
  void aGameThatStalledIsNotOver() throws IOException {
    // The page of a game that broke off says so, and nowhere that it is over.
    DemoGame.Script script = new DemoGame.Script("blood-and-iron", "1", List.of());
    String stall = "The game stalled: master is waiting for mail.";
    AlbumPage.write(
        Album.open(folder),
        DemoCast.of(new DemoGame.Script("blood-and-iron", "1", List.of()), Path.of("..")),
        script,
        new AlbumPage.Ending(false, stall, List.of()));
    assertThat(Files.readString(folder.resolve("index.html")))
        .contains("did not come to its end. The game stalled: master is waiting for mail.")
        .doesNotContain("is over", "transcript.json");
  }
}
