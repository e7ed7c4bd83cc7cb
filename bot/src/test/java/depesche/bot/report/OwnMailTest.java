package depesche.bot.report;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.door.Admission;
import depesche.bot.door.Door;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A mail of ours that comes back below an answer, without any mark of a quote, as some programs
/// send it.
class OwnMailTest {

  private static final Path GOLDEN = Path.of("src", "test", "resources", "golden");

  /// Only who has a seat can have an order cancelled.
  static Stream<Path> ours() throws IOException {
    try (Stream<Path> files = Files.list(GOLDEN)) {
      return files
          .filter(file -> !file.toString().endsWith(".md"))
          .filter(file -> read(file).contains("; you are "))
          .sorted()
          .toList()
          .stream();
    }
  }

  @Test
  void everyMailToASeatIsOneOfThese() throws IOException {
    // The line that names game and seat is the mark: when the templates change it, so must OwnMail.
    assertThat(ours()).hasSizeGreaterThan(50);
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("ours")
  void isNotTakenForThePlayersOwnWords(Path file) {
    // An order in an old mail would cancel the one the player has just written.
    boolean isHtml = file.toString().endsWith(".html");
    String old = isHtml ? read(file) : read(file).substring(read(file).indexOf("\n\n") + 2);
    String answer = isHtml ? "<p>A PAR H</p>" + old : "A PAR H\n\n" + old;
    String mail =
        "From: anna@x.org\r\nContent-Type: text/%s; charset=utf-8\r\n\r\n%s"
            .formatted(isHtml ? "html" : "plain", answer);
    Admission admission =
        new Door("depesche@localhost").open(mail.getBytes(StandardCharsets.UTF_8), false);
    assertThat(((Admission.Admitted) admission).authorText().lines()).containsExactly("A PAR H");
  }
}
