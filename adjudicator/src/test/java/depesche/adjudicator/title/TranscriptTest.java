package depesche.adjudicator.title;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.rules.Rules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// Plays every transcript. With `-Ddepesche.rewrite=true` the expected lines are written anew, to
/// be reviewed as a diff; with `-Ddepesche.transcripts=standard/winter` only those are played whose
/// path has this in it.
class TranscriptTest {

  private static final Path TRANSCRIPTS = Path.of("src/test/transcripts");
  private static final String CHOSEN = System.getProperty("depesche.transcripts", "");

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
        .filter(transcript -> transcript.file().toString().contains(CHOSEN))
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
  void everyRuleIsNamedByATranscript() throws IOException {
    // Blood & Iron, rules 1 to 5, standard Diplomacy, rules 1 to 12, Bismarck's Dance, rules 1 to
    // 4.
    Map<String, Integer> rules = Map.of("blood-and-iron", 5, "standard", 12, "bismarcks-dance", 4);
    for (Rules<?, ?> title : MapFiles.TITLES) {
      String id = title.title().id();
      if (!rules.containsKey(id)) {
        continue;
      }
      StringBuilder all = new StringBuilder();
      transcripts(TRANSCRIPTS.resolve(id)).forEach(transcript -> all.append(transcript.written()));
      for (int rule = 1; rule <= rules.getOrDefault(id, 0); rule++) {
        assertThat(all).as(id).contains("# Rule " + rule + ":");
      }
    }
  }
}
