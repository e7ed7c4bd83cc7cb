package depesche.demo;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The page of a demonstration says only what is true.
class StalledGameTest {

  @TempDir private Path folder = Path.of("");

  @Test
  void aGameThatStalledIsNotOver() throws IOException {
    // The page of a game that broke off says so, and nowhere that it is over.
    String stall = "The game stalled: master is waiting for mail.";
    AlbumPage.write(
        Album.open(folder),
        new AlbumPage.Story("Blood & Iron", "Five players", "", "1", List.of()),
        new AlbumPage.Ending(false, stall, List.of()));
    assertThat(Files.readString(folder.resolve("index.html")))
        .contains("did not come to its end. The game stalled: master is waiting for mail.")
        .doesNotContain("is over", "transcript.json");
  }
}
