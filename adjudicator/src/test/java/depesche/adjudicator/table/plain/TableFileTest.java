package depesche.adjudicator.table.plain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.adjudicator.json.BadFile;
import depesche.adjudicator.json.JsonValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The file of a game for the plain table.
class TableFileTest {

  private static final String GAME =
      """
      {"name": "Small", "seats": ["Red", "Blue"], "turns": 2, "score": "VP",
       "decks": [{"name": "main", "deal": 1, "cards": [
          {"number": 1, "title": "One"},
          {"number": 2, "title": "Two"}]}],
       "tracks": [{"name": "VP", "each": true, "most": 9}],
       "choices": [{"name": "WAGER", "kind": "card"}],
       "places": ["Ford"],
       "pieces": [{"name": "fire", "supply": 1}],
       "start": [{"piece": "fire", "place": "Ford"}],
       "phases": [{"name": "Bid", "mode": "sealed", "choices": ["WAGER"]},
                  {"name": "Act", "mode": "turns"}]}
      """;

  private static TableFile read(String text) {
    return TableFile.read(JsonValue.read("small.json", text));
  }

  @Test
  void aWholeFileIsATable() {
    // Decks, tracks, pieces, seats, sealed choices and phases come from the file alone.
    TableFile file = read(GAME);
    assertThat(file.id()).isEqualTo("small");
    assertThat(file.seats()).containsExactly("Red", "Blue");
    assertThat(file.layout().decks().getFirst().ids()).containsExactly("1", "2");
  }

  @Test
  void aDeckMayBeANumber() {
    // Without card data it is dealt by number; a prefix tells decks apart.
    String numbered =
        GAME.replaceFirst("(?s)\"cards\": \\[.*?\\]\\}\\]", "\"prefix\": \"E\", \"cards\": 3}]");
    assertThat(read(numbered).layout().decks().getFirst().ids()).containsExactly("E1", "E2", "E3");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          "number": 2          | "number": 1          | line 4: there is a card 1 before
          "number": 2          | "number": -2         | line 4: the number of a card is 0 to 1000
          "number": 2          | "number": 2.5        | line 4: "number": must be a whole number
          "Red", "Blue"        | "Red", "Red"         | line 1: "seats" must be two or more
          "choices": ["WAGER"] | "choices": ["WAGR"]  | no choice "WAGR"
          "place": "Ford"      | "place": "Fort"      | no place "Fort"
          "piece": "fire"      | "piece": "fir"       | no piece "fir"
          "score": "VP"        | "score": "Points"    | "score" must name a track
          "mode": "turns"      | "mode": "turn"       | "turn" is none of
          """)
  void whatIsWrongIsSaidWithItsLine(String right, String wrong, String says) {
    // Card data with a wrong number, and all else that a hand may get wrong: file, line and mend.
    assertThatThrownBy(() -> read(GAME.replace(right.strip(), wrong.strip())))
        .isInstanceOf(BadFile.class)
        .hasMessageContaining("small.json")
        .hasMessageContaining(says.strip());
  }
}
