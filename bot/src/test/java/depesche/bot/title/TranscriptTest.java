package depesche.bot.title;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Ruling;
import depesche.bot.game.Shelf;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// Plays every transcript. With `-Ddepesche.rewrite=true` the expected lines are written anew, to
/// be reviewed as a diff.
class TranscriptTest {

  private static final Path TRANSCRIPTS = Path.of("src/test/transcripts");

  private static List<Transcript> transcripts(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".txt"))
          .sorted()
          .map(Transcript::new)
          .toList();
    }
  }

  @TestFactory
  Stream<DynamicTest> everyTranscriptPlaysAsItIsWritten() throws IOException {
    return transcripts(TRANSCRIPTS).stream()
        .map(
            transcript ->
                DynamicTest.dynamicTest(
                    TRANSCRIPTS.relativize(transcript.file()).toString(), () -> check(transcript)));
  }

  private static void check(Transcript transcript) {
    if (Boolean.getBoolean("depesche.rewrite")) {
      transcript.rewrite();
    }
    assertThat(transcript.played()).isEqualTo(transcript.written());
  }

  @Test
  void everyRuleAndEveryAnswerIsNamedByATranscript() throws IOException {
    // Blood & Iron, rules 1 to 5, and each row of its rulings with each answer.
    StringBuilder all = new StringBuilder();
    transcripts(TRANSCRIPTS.resolve("blood-and-iron"))
        .forEach(transcript -> all.append(transcript.written()));
    for (int rule = 1; rule <= 5; rule++) {
      assertThat(all).contains("# Rule " + rule + ":");
    }
    for (Ruling ruling : Shelf.from(Path.of("../config")).getFirst().title().options()) {
      for (String value : ruling.values()) {
        assertThat(all).contains(ruling.key() + "=" + value);
      }
    }
  }
}
