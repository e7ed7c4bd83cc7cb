package depesche.adjudicator.title;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.greatpowers.GreatPowers;
import depesche.adjudicator.greatpowers.table.Token;
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
  void everyCardIsNamedByATranscript() throws IOException {
    // Great Powers: each of the 101 cards.
    String all = written();
    GreatPowers rules = new GreatPowers();
    List<String> cards = rules.cards();
    assertThat(cards).hasSize(89).allMatch(card -> all.contains(", " + card + " "));
    assertThat(rules.events()).hasSize(12).allMatch(event -> all.contains("1, " + event + " "));
  }

  @Test
  void everyRowOfEveryChartAndEveryAwardIsPlayed() throws IOException {
    // The six bid results charts, first bid to fifth, and the six awards of the Score Phase.
    String all = written();
    for (Token trait : Token.TRAITS) {
      for (int nth = 1; nth <= 5; nth++) {
        assertThat(all).containsPattern("BidResolved\\(\\d, \\w+, " + trait + ", " + nth + ", ");
      }
      assertThat(all).containsPattern("AwardWon\\(\\w+, " + trait + ", ");
    }
  }

  @Test
  void everyWarIsDecidedInEveryWay() throws IOException {
    // War rules: Armies and Navies, then Industry, then Nationalism; a war may stay undecided.
    String all = written();
    for (String war : List.of("Great War", "War in East Europe", "War in West Europe")) {
      for (String end : List.of("FORCE", "INDUSTRY", "NATIONALISM")) {
        assertThat(all)
            .containsPattern("EventFlipped\\(1, " + war + " .*\n(\\| .*\n)*?\\| WarWon.* " + end);
      }
      assertThat(all)
          .containsPattern("EventFlipped\\(1, " + war + " .*\n(\\| .*\n)*?\\| WarUndecided");
    }
  }

  private static String written() throws IOException {
    try (Stream<Path> files = Files.list(TRANSCRIPTS)) {
      return files.map(file -> new Transcript(file).written()).collect(Collectors.joining());
    }
  }
}
