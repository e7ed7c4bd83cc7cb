package depesche.adjudicator.bismarck.decks;

import depesche.adjudicator.cards.ReadDeck;
import depesche.adjudicator.json.JsonValue;
import java.util.ArrayList;
import java.util.List;

/// Deck files for tests: the cards that matter first, each on a line of its own, and plain ones
/// behind them.
final class DeckText {

  static final int FIRST_CARD = 5;

  static final String HEAD = "\"schema\": 1, \"title\": \"Mine\",";

  static final String BOARD =
      "\"board\": {\"flagStart\": {\"RUSSIA\": 4, \"GB\": 3, \"AUSTRIA\": 4, \"ITALY\": 3,"
          + " \"TURKEY\": 3}, \"arrows\": [\"RIGHT\", \"RIGHT\", \"RIGHT\", \"LEFT\", \"LEFT\","
          + " \"LEFT\"], \"doubles\": [\"RUSSIA\", \"GB\", \"AUSTRIA\", \"ITALY\", \"TURKEY\"]},";

  private static final int ASTERISKS = 3;

  private DeckText() {}

  /// {@return what is read in a file with these cards and as many plain ones as make 63}
  static ReadDeck<DanceDeck> of(String... cards) {
    return read(text(HEAD, BOARD, 63, List.of(cards)));
  }

  static ReadDeck<DanceDeck> read(String text) {
    return new DanceDeckFormat().read(JsonValue.read("mine.json", text));
  }

  /// {@return a file with these lines: `{`, head, board, the list, and a card a line}
  static String text(String head, String board, int count, List<String> cards) {
    List<String> lines = new ArrayList<>(cards);
    for (int i = 1; i <= ASTERISKS && lines.size() < count; i++) {
      lines.add(
          ("{\"id\": \"hand-" + i + "\", \"title\": \"Hand " + i + "\", \"type\": \"ACTION\",")
              + " \"asterisk\": true, \"action\": {\"effects\": [{\"op\": \"LOOK\", \"n\": 1}]}}");
    }
    for (int i = lines.size() + 1; i <= count; i++) {
      lines.add(
          ("{\"id\": \"plain-" + i + "\", \"title\": \"Plain " + i + "\", \"type\": \"EVENT\",")
              + " \"event\": [{\"op\": \"LOSE\", \"party\": \"C\"}]}");
    }
    return "{\n" + head + "\n" + board + "\n\"cards\": [\n" + String.join(",\n", lines) + "\n]}\n";
  }
}
