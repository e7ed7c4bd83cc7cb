package depesche.bot.doctor;

import static depesche.bot.doctor.Findings.ill;
import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.config.PresetFolder;
import depesche.bot.config.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PresetCheckTest {

  @TempDir private Path folder;

  private List<Finding> look() {
    return new PresetCheck(new PresetFolder(folder), Settings.standard()).look();
  }

  @Test
  void whatAPresetCannotHaveHereIsNamed() throws IOException {
    // The operator hears of it before a master does: file, line, and what to do.
    Files.writeString(folder.resolve("good"), "title=standard\npress=grey\n");
    assertThat(look()).hasSize(1).allMatch(one -> one.health() == Finding.Health.WELL);
    Files.writeString(folder.resolve("threaded"), "title=standard\nthreads = on\n");
    assertThat(ill(look())).contains("config/presets/threaded", "discord.threads");
    Files.writeString(folder.resolve("threaded"), "title=standard\nhello\n");
    assertThat(ill(look())).contains("config/presets/threaded").contains("hello");
  }

  @Test
  void theStartSaysOnlyWhatIsToBeMended() throws IOException {
    // A line in the log for each preset that nobody can use, and none for the others.
    Files.writeString(folder.resolve("good"), "title=standard\n");
    PresetCheck check = new PresetCheck(new PresetFolder(folder), Settings.standard());
    assertThat(check.troubles()).isEmpty();
    Files.writeString(folder.resolve("threaded"), "title=standard\nthreads=on\n");
    assertThat(check.troubles()).singleElement().asString().contains("discord.threads");
  }
}
