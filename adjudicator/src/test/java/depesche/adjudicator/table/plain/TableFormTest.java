package depesche.adjudicator.table.plain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.adjudicator.json.BadFile;
import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.table.ModeratedTable;
import depesche.adjudicator.table.layout.PhaseLayout;
import depesche.adjudicator.table.layout.TrackLayout;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What a table's file says once for several things, or for one of its variants.
class TableFormTest {

  private static final String GAME =
      """
      {"name": "Sea", "seats": ["Red", "Blue", "Green"], "turns": 9, "score": "VP",
       "variants": ["long", {"name": "duel", "seats": ["Red", "Blue"], "turns": 3, "score": ""}],
       "decks": [{"name": "main", "prefix": "A", "cards": ["01-03", "21", {"number": "KING", "title": "King"}]}],
       "tracks": [{"name": "VP", "each": true, "most": 9, "in": ["long"]},
                  {"names": ["Corn", "Wine"], "spaces": ["low", "high"]}],
       "pieces": [{"names": ["ship", "fort"], "supply": 3}],
       "places": [{"names": ["Bay", "Cape"], "room": 2}],
       "start": [{"piece": "ship", "place": "Bay"}, {"piece": "fort", "place": "Cape", "in": ["duel"]}],
       "choices": [{"name": "BID_A", "kind": "number", "most": 3}],
       "phases": [{"name": "Bids", "mode": "sealed", "choices": ["BID_A"], "in": ["duel"]},
                  {"repeat": 2, "phases": [
                     {"name": "Harvest", "mode": "turns"},
                     {"repeat": 2, "phases": [{"name": "Trade", "mode": "together"}]}]}]}
      """;

  private static List<TableFile> all(String text) {
    return TableFile.all(JsonValue.read("sea.json", text));
  }

  private static List<String> phases(TableFile game) {
    return game.layout().phases().stream().map(PhaseLayout::name).toList();
  }

  @Test
  void eachVariantIsAGame() {
    // A variant has what its file says of all, and of itself; the games lie in one file.
    TableFile lengthy = all(GAME).getFirst();
    TableFile duel = all(GAME).getLast();
    assertThat(List.of(lengthy.id(), duel.id())).containsExactly("sea-long", "sea-duel");
    assertThat(List.of(lengthy.file(), duel.file())).containsOnly("sea");
    assertThat(lengthy.seats()).hasSize(3);
    assertThat(duel.seats()).containsExactly("Red", "Blue");
    assertThat(List.of(lengthy.layout().turns(), duel.layout().turns())).containsExactly(9, 3);
    assertThat(List.of(lengthy.layout().score(), duel.layout().score())).containsExactly("VP", "");
    assertThat(lengthy.layout().starts()).hasSize(1);
    assertThat(duel.layout().starts()).hasSize(2);
    assertThat(phases(lengthy)).doesNotContain("Bids");
    ModeratedTable rules = PlainTable.rules(all(GAME));
    assertThat(rules.title().options().getFirst().values()).containsExactly("sea-long", "sea-duel");
  }

  @Test
  void whatIsSaidOnceIsSaidOfEach() {
    // Several tracks, pieces or places of a kind, and rounds of phases, need not be written out.
    TableFile game = all(GAME).getLast();
    assertThat(game.layout().tracks())
        .extracting(TrackLayout::name)
        .containsExactly("Corn", "Wine");
    assertThat(game.layout().pieces()).hasSize(2).allMatch(piece -> piece.supply() == 3);
    assertThat(game.layout().places()).hasSize(2).allMatch(place -> place.room() == 2);
    assertThat(phases(game))
        .containsExactly(
            "Bids", "Harvest 1", "Trade 1.1", "Trade 1.2", "Harvest 2", "Trade 2.1", "Trade 2.2");
  }

  @Test
  void cardsHaveTheNumbersOfTheirBox() {
    // Numbers may begin anywhere, with zeros in front, and a card may have a word for a number.
    assertThat(all(GAME).getFirst().layout().decks().getFirst().ids())
        .containsExactly("A01", "A02", "A03", "A21", "AKING");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          "in": ["long"]     | "in": ["lung"]     | line 4: no variant "lung"; there are [long, duel]
          "variants": ["long"| "variants": ["l g" | line 2: a variant is one word
          "name": "duel"     | "name": "long"     | line 2: there is a variant "long" before
          "name": "duel"     | "nam": "duel"      | line 2: "nam" is no key here
          "01-03"            | "03-01"            | line 3: the numbers of cards go up
          "01-03"            | "1 to 3"           | line 3: "1 to 3" is no number of a card
          "21"               | "02"               | line 3: there is a card A02 before
          "KING"             | "OLD KING"         | line 3: the number of a card may be one word
          "Corn", "Wine"     | "Corn", "Corn"     | line 5: there is a track "Corn" before
          {"names": ["Bay"   | {"name": "Sea", "names": ["Bay" | line 7: "name" is for one
          "repeat": 2        | "repeat": 0        | line 11: "repeat" must be 1 to 99
          "repeat": 2        | "repeat": 99       | 500 phases at most
          "phases": [        | "phase": [         | "phase" is no key here
          """)
  void whatIsWrongIsSaidWithItsLine(String right, String wrong, String says) {
    // Whatever a file says for several things is checked for each of them.
    assertThatThrownBy(() -> all(GAME.replace(right.strip(), wrong.strip())))
        .isInstanceOf(BadFile.class)
        .hasMessageContaining("sea.json")
        .hasMessageContaining(says.strip());
  }
}
