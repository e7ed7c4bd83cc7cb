package depesche.bot.title;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Ruling;
import depesche.adjudicator.greatpowers.GreatPowers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class GreatPowersTranscriptsTest {

  private static final Path TRANSCRIPTS = Path.of("src/test/transcripts/great-powers");

  @Test
  void everyCardAndEveryAnswerIsNamedByATranscript() throws IOException {
    // Great Powers: each of the 101 cards, and each row of its rulings with each answer.
    String all;
    try (Stream<Path> files = Files.list(TRANSCRIPTS)) {
      all = files.map(file -> new Transcript(file).written()).collect(Collectors.joining());
    }
    GreatPowers rules = new GreatPowers();
    for (Ruling ruling : rules.title().options()) {
      for (String value : ruling.values()) {
        assertThat(all).contains(ruling.key() + "=" + value);
      }
    }
    List<String> cards = rules.cards();
    assertThat(cards).hasSize(89).allMatch(card -> all.contains(", " + card + " "));
    assertThat(rules.events()).hasSize(12).allMatch(event -> all.contains("1, " + event + " "));
  }
}
