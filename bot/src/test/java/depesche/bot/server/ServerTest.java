package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.bot.config.Settings;
import depesche.bot.config.UnusableInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ServerTest {

  private static final Path ROOT = Path.of("..");

  @TempDir private Path home;

  @Test
  void aTemplateThatNamesWhatIsNotThereStopsTheStart() throws IOException {
    // A broken template stops the start with the file, the line and the mend.
    copy("config");
    copy("templates");
    Path report = home.resolve("templates/mail/TurnReport.ftl");
    Files.writeString(report, Files.readString(report) + "\n${hedline}\n");
    assertThatThrownBy(this::open)
        .isInstanceOf(UnusableInput.class)
        .hasMessageContaining("TurnReport.ftl, line ")
        .hasMessageContaining("hedline");
  }

  @Test
  void aBrokenMapStopsTheStart() throws IOException {
    // A broken map file stops the start with the file, the line and the mend.
    copy("config");
    copy("templates");
    Path map = home.resolve("config/maps/blood-and-iron.json");
    Files.writeString(
        map, Files.readString(map).replaceFirst("\"supplyCentre\"", "\"suplyCentre\""));
    assertThatThrownBy(this::open)
        .isInstanceOf(UnusableInput.class)
        .hasMessageContaining("blood-and-iron.json, line ")
        .hasMessageContaining("supplyCentre");
  }

  private void open() {
    Server.open(Settings.standard(), home, Clock.systemUTC()).close();
  }

  private void copy(String folder) throws IOException {
    try (var files = Files.walk(ROOT.resolve(folder))) {
      for (Path file : files.toList()) {
        Path copy = home.resolve(ROOT.relativize(file).toString());
        if (Files.isDirectory(file)) {
          Files.createDirectories(copy);
        } else {
          Files.copy(file, copy);
        }
      }
    }
  }
}
