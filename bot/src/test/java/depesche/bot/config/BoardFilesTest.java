package depesche.bot.config;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The boards of the moderated tables, as an operator may have changed them.
class BoardFilesTest {

  private static final Path CONFIG = Path.of("..", "config");

  @TempDir private Path config = Path.of("");

  @BeforeEach
  void copy() throws IOException {
    try (Stream<Path> files = Files.walk(CONFIG)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path to = config.resolve(CONFIG.relativize(file).toString());
        Files.createDirectories(Objects.requireNonNull(to.getParent()));
        Files.copy(file, to);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"weimar", "congress-of-vienna"})
  void aMissingOrSpoiltBoardIsNamed(String title) throws IOException {
    // The server does not start without a board; it says which file to put there or to mend.
    Path board = config.resolve("boards/" + title + ".json");
    String text = Files.readString(board);
    Files.writeString(board, text.replace("\"places\"", "\"palaces\""));
    assertThatThrownBy(() -> InstalledTitles.from(config))
        .isInstanceOf(UnusableInput.class)
        .hasMessageContaining(title + ".json, line ")
        .hasMessageContaining("\"palaces\" is no key here; did you mean places?");
    Files.delete(board);
    assertThatThrownBy(() -> InstalledTitles.from(config))
        .isInstanceOf(UnusableInput.class)
        .hasMessageContaining("cannot read " + board + ": put the file there");
  }

  @Test
  void twoGamesOfOneNameAreNamed() throws IOException {
    // A variant is called like its file and itself; another file may be called so already.
    Path tables = config.resolve("tables");
    String sea = Files.readString(tables.resolve("salt-road.json"));
    Files.writeString(
        tables.resolve("salt.json"), sea.replaceFirst("\\{", "{\"variants\": [\"road\"],"));
    assertThatThrownBy(() -> InstalledTitles.from(config))
        .isInstanceOf(UnusableInput.class)
        .hasMessageContaining("there is a game salt-road before; rename the file");
  }
}
