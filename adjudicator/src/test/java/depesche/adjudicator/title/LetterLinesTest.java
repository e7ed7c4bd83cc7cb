package depesche.adjudicator.title;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LetterLinesTest {

  private static final Path LETTERS = Path.of("src/test/letters");

  static List<LetterLines> files() throws IOException {
    try (Stream<Path> files = Files.list(LETTERS)) {
      return files.sorted().map(LetterLines::of).toList();
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void everyLineGetsItsVerdict(LetterLines lines) {
    // What people send is read as they mean it, asked about, or refused with the word that is
    // wrong.
    assertThat(lines.faults()).as(lines.file().toString()).isEmpty();
  }

  @Test
  void thereAreManyOfThem() throws IOException {
    // The corpus has at least 600 lines, and all titles have some.
    assertThat(files().stream().mapToInt(file -> file.examples().size()).sum()).isGreaterThan(1000);
    assertThat(files()).hasSize(MapFiles.TITLES.size());
  }
}
