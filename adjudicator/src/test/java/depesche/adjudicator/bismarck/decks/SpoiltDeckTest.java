package depesche.adjudicator.bismarck.decks;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.cards.ReadDeck;
import depesche.adjudicator.cards.SpoiltText;
import depesche.adjudicator.json.BadFile;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class SpoiltDeckTest {

  private static final long SEED = Long.getLong("depesche.seed", 1870);
  private static final int FILES = 3000;

  private static String deck() {
    String cards =
        """
        {"id": "a", "title": "A", "type": "EVENT", "issue": true, "event": [{"op": "IF", "if": "NOT SUPPORTS C", "then": [{"op": "LOSE", "party": "CHOSEN"}], "else": []}]},
        {"id": "b", "title": "B", "type": "ACTION", "action": {"phase": "ANY", "effects": [{"op": "ROLL", "table": {"1-3": [], "4-6": []}}], "stays": true}},
        {"id": "c", "title": "C", "type": "CRISIS", "theatres": ["ASIA"], "powers": ["GB", "FRANCE"], "year": 1878},
        {"id": "d", "title": "D", "type": "ACTION", "action": {"effects": [{"op": "CHOICE", "choices": [[{"op": "SWAP", "places": [1, 2]}], [{"op": "CANCEL", "place": 1, "discs": 1}]]}]}},
        {"id": "e", "title": "E", "type": "DURATION", "passive": [{"op": "COST", "action": "CANCEL", "n": 1}]}
        """;
    return DeckText.text(DeckText.HEAD, DeckText.BOARD, 10, List.of(cards.strip()));
  }

  @Test
  void aSpoiltDeckIsExplainedAndNeverBreaksTheReader() {
    // Issue, bad input: a clear refusal; each finding has its file and line.
    System.out.println("depesche.seed=" + SEED);
    Random random = new Random(SEED);
    String deck = deck();
    int read = 0;
    for (int i = 0; i < FILES; i++) {
      String spoilt = SpoiltText.of(deck, random);
      try {
        ReadDeck<DanceDeck> reading = DeckText.read(spoilt);
        read++;
        assertThat(
                Stream.of(
                        reading.check().wrong(),
                        reading.check().missing(),
                        reading.check().doubtful())
                    .flatMap(List::stream))
            .as(spoilt)
            .allMatch(line -> line.matches("mine\\.json, line \\d+: \\S.*"));
      } catch (BadFile bad) {
        assertThat(bad.getMessage()).as(spoilt).matches("mine\\.json, line \\d+: \\S.*");
      }
    }
    assertThat(read).isGreaterThan(FILES / 3);
  }
}
