package depesche.adjudicator.table.plain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.adjudicator.Seat;
import depesche.adjudicator.Status;
import depesche.adjudicator.Table;
import depesche.adjudicator.json.BadFile;
import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.table.ModeratedTable;
import depesche.adjudicator.title.PlainChance;
import java.util.LinkedHashMap;
import java.util.List;
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
  void twoDecksHaveNoCardInCommon() {
    // A card of two decks would belong to two seats at once; an empty deck has none to deal.
    String second = "[{\"name\": \"event\", \"cards\": 2}, {\"name\": \"main\"";
    assertThatThrownBy(() -> read(GAME.replace("[{\"name\": \"main\"", second)))
        .hasMessageContaining("the decks event and main both have a card 1")
        .hasMessageContaining("prefix");
    String empty = GAME.replaceFirst("(?s)\"cards\": \\[.*?\\]\\}\\]", "\"cards\": []}]");
    assertThatThrownBy(() -> read(empty)).hasMessageContaining("line 2: \"cards\" is empty");
  }

  @Test
  void aTableThatAsksNobodyEnds() {
    // A seat without cards is asked for none: such a game is over at once, however many turns.
    String idle =
        GAME.replace("\"turns\": 2", "\"turns\": 999")
            .replace("\"deal\": 1, ", "")
            .replaceFirst("(?s),\\s*\\{\"name\": \"Act\".*?\\}", "");
    ModeratedTable rules = PlainTable.rules(List.of(read(idle)));
    Table table = new Table(List.of(new Seat("Red"), new Seat("Blue")), new LinkedHashMap<>());
    assertThat(rules.status(rules.open(table, new PlainChance(1, 1)).position()))
        .isInstanceOf(Status.Over.class);
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
          "Red", "Blue"        | "Red", "RED"         | line 1: "seats" must be two or more
          "Red", "Blue"        | "Red", "Master"      | line 1: "Master" is a word of every table
          "Red", "Blue"        | "Red", "Play"        | line 1: "Play" is a word of every table
          "Red", "Blue"        | "Red", 7             | line 1: "seats": must be a text
          "seats": ["Red", "Blue"] | "seats": "Red"   | line 1: "seats": must be a list
          "turns": 2           | "turns": 0           | line 1: "turns" must be 1 to 999
          "turns": 2           | "turns": 1e300       | line 1: "turns": must be a whole number
          "turns": 2           | "turns": 2000000000  | line 1: "turns" must be 1 to 999
          "turns": 2           | "turns": "two"       | line 1: "turns": must be a number
          "deal": 1            | "deal": 2            | line 2: 2 seats with 2 cards each need more
          "deal": 1            | "deal": -1           | line 2: "deal" must be 0 to
          "deal": 1            | "deal": 2000000000   | line 2: "deal" must be 0 to
          "name": "main"       | "name": "discard"    | line 2: "discard" is a word of lines about
          "name": "main"       | "name": "my deck"    | line 2: the name of a deck is one word
          "deal": 1            | "prefix": "E 1"      | line 2: "prefix" is a few letters
          "title": "Two"       | "title": "1"         | line 4: "title" must be words
          "title": "Two"       | "title": " "         | line 4: "title" must be words
          "title": "Two"       | "title": ["Two"]     | line 4: "title": must be a text
          "name": "VP"         | "name": "fire"       | line 8: "fire" is a track, too
          "most": 9            | "most": 2000000000   | line 5: "most" must be -999999 to
          "most": 9            | "most": -1           | line 5: VP: least, start and most must go up
          "most": 9            | "spaces": ["a", "A"] | line 5: "spaces" has "A" twice
          "name": "VP"         | "name": "V_P"        | line 5: track: must be words
          "name": "VP"         | "name": "Points for all" | line 5: "Points for all": behind FOR
          "name": "WAGER"      | "name": "END"        | line 6: "END" is a command of every table
          "name": "WAGER"      | "name": "Draw"       | line 6: "Draw" is a command of every table
          "kind": "card"       | "kind": "card", "most": 0 | line 6: "most" must be 1 to
          "kind": "card"       | "kind": "card", "least": 3, "most": 2 | line 6: "most" must not be
          "kind": "card"       | "kind": "card", "scopes": ["the north"] | line 6: scopes: must be one
          "places": ["Ford"]   | "places": ["Ford", "FORD"] | line 7: there is a place "FORD" before
          "places": ["Ford"]   | "places": [{"name": "Ford", "room": 0}] | line 7: "room" must be 1
          "supply": 1          | "supply": 0          | line 8: "supply" must be 1 to 999
          "name": "fire"       | "name": "Red fire"   | line 8: "Red fire" begins with a seat
          "place": "Ford"      | "place": "Ford", "count": 2 | line 9: there are only 1 of "fire"
          "mode": "turns"      | "mode": "turns", "rounds": "twice" | line 11: "rounds" must be a
          "mode": "turns"      | "mode": "turns", "rounds": 0 | line 11: "rounds" must be 1 to 99
          "mode": "turns"      | "mode": "turns", "endsTurn": ["ROL"] | line 11: "endsTurn": "ROL"
          "mode": "turns"      | "mode": "turns", "reactions": ["SHOW"] | line 11: "reactions": "SHOW"
          "mode": "turns"      | "mode": "turns", "draw": -2 | line 11: "draw" must be 0 to
          "name": "Act"        | "name": "bid"        | line 11: there is a phase "bid" before
          , "choices": ["WAGER"]} | }                 | line 10: a phase has "choices" if its mode
          """)
  void whatIsWrongIsSaidWithItsLine(String right, String wrong, String says) {
    // Card data with a wrong number, and all else that a hand may get wrong: file, line and mend.
    assertThatThrownBy(() -> read(GAME.replace(right.strip(), wrong.strip())))
        .isInstanceOf(BadFile.class)
        .hasMessageContaining("small.json")
        .hasMessageContaining(says.strip());
  }
}
