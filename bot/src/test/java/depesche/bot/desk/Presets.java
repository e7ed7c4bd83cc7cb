package depesche.bot.desk;

import depesche.bot.config.PresetFolder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// The presets of a bureau: those that are shipped, and what a test adds.
final class Presets {

  private static final Path PLACE = place();

  static final PresetFolder FOLDER = new PresetFolder(PLACE);

  private Presets() {}

  private static Path place() {
    try (Stream<Path> shipped = Files.list(Path.of("..", "config", "presets"))) {
      Path place = Files.createTempDirectory("presets");
      for (Path file : shipped.toList()) {
        Files.copy(file, place.resolve(file.getFileName().toString()));
      }
      return place;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Writes a preset.
  static void write(String name, String... lines) {
    try {
      Files.write(PLACE.resolve(name), List.of(lines));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
