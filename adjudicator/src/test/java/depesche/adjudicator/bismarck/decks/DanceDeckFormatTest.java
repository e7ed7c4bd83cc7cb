package depesche.adjudicator.bismarck.decks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.adjudicator.cards.ReadDeck;
import depesche.adjudicator.json.BadFile;
import depesche.adjudicator.json.JsonValue;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class DanceDeckFormatTest {

  private static ReadDeck<DanceDeck> count(int cards) {
    return DeckText.read(DeckText.text(DeckText.HEAD, DeckText.BOARD, cards, List.of()));
  }

  @Test
  void aWholeDeckCanBePlayed() {
    // Rulings, section 3: 63 cards, three of them with an asterisk.
    ReadDeck<DanceDeck> reading = count(63);
    assertThat(reading.check().isPlayable()).isTrue();
    assertThat(reading.check().doubtful()).isEmpty();
    assertThat(reading.deck().ours()).isFalse();
    assertThat(reading.deck().firstHand()).hasSize(3);
    assertThat(reading.deck().pile()).hasSize(60);
    assertThat(reading.deck().find("hand-2")).isPresent();
    DanceBoard board = reading.deck().board();
    assertThat(board.flagStart().get(EuropeanPower.AUSTRIA)).isEqualTo(4);
    assertThat(board.arrow(3).spaces()).isEqualTo(1);
    assertThat(board.arrow(4).spaces()).isEqualTo(-1);
    assertThat(board.doubles()).containsExactlyElementsOf(EuropeanPower.flags());
  }

  @Test
  void tooFewCardsAreMissingAndTooManyWrong() {
    // Issue, bad input: a deck with 62 cards.
    assertThat(count(62).check().missing())
        .containsExactly("mine.json, line 4: 62 cards are here instead of 63; add 1 more");
    assertThat(count(64).check().wrong())
        .containsExactly("mine.json, line 4: 64 cards are here instead of 63; remove 1");
    assertThat(count(2).check().missing())
        .containsExactly(
            "mine.json, line 4: 2 cards are here instead of 63; add 61 more",
            "mine.json, line 4: 2 cards have an asterisk instead of 3; add \"asterisk\": true to"
                + " those you begin with");
    assertThat(count(62).deck().cards()).hasSize(62);
  }

  @Test
  void anEmptyFileSaysAllThatIsMissing() {
    // Rulings, section 3: a partly typed deck loads with a list of what is missing.
    ReadDeck<DanceDeck> reading = DeckText.read("{}");
    assertThat(reading.check().wrong()).isEmpty();
    assertThat(reading.check().missing())
        .extracting(line -> line.replaceFirst(";.*", ""))
        .containsExactly(
            "mine.json, line 1: \"schema\" is missing",
            "mine.json, line 1: \"title\" is missing",
            "mine.json, line 1: \"board\" is missing",
            "mine.json, line 1: 0 cards are here instead of 63",
            "mine.json, line 1: 0 cards have an asterisk instead of 3");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'RUSSIA': 4|'RUSSIA': 7|RUSSIA begins on space 7; the track has spaces 1 to 6",
        "'RUSSIA': 4|'RUSSIA': 'four'|'RUSSIA': must be a number",
        "'RUSSIA': 4|'RUSSIA': 4, 'FRANCE': 1|FRANCE has no flag; name one of [RUSSIA, GB, AUSTRIA,"
            + " ITALY, TURKEY]",
        "'arrows': ['RIGHT',|'arrows': ['RIGHT', 'LEFT',|'arrows' has 7 of 6; keep one arrow for"
            + " each space, RIGHT or LEFT",
        "'arrows': ['RIGHT',|'arrows': ['RIHGT',|'RIHGT' is no direction; did you mean RIGHT?",
        "'doubles': ['RUSSIA',|'doubles': ['RUSSIA', 'GB',|'doubles' has 6 of 5; keep one power for"
            + " each double from 1 to 5",
        "'arrows':|'arows': [], 'arrows':|'arows' is no key here; did you mean arrows?",
      })
  void aMistakeOfTheBoardIsSaid(String right, String wrong, String problem) {
    // Rulings, section 3: five starts 1 to 6; six arrows; five doubles.
    String board = DeckText.BOARD.replace(right.replace('\'', '"'), wrong.replace('\'', '"'));
    assertThat(DeckText.read(DeckText.text(DeckText.HEAD, board, 63, List.of())).check().wrong())
        .containsExactly("mine.json, line 3: " + problem.replace('\'', '"'));
  }

  @Test
  void whatTheBoardLacksIsMissing() {
    // Rulings, section 3: what is missing is said, too.
    String board = "\"board\": {\"flagStart\": {\"RUSSIA\": 4}, \"arrows\": [\"LEFT\"]},";
    assertThat(DeckText.read(DeckText.text(DeckText.HEAD, board, 63, List.of())).check().missing())
        .containsExactly(
            "mine.json, line 3: \"flagStart\" has no space for GB; add it, 1 to 6",
            "mine.json, line 3: \"flagStart\" has no space for AUSTRIA; add it, 1 to 6",
            "mine.json, line 3: \"flagStart\" has no space for ITALY; add it, 1 to 6",
            "mine.json, line 3: \"flagStart\" has no space for TURKEY; add it, 1 to 6",
            "mine.json, line 3: \"arrows\" has 1 of 6; add one arrow for each space, RIGHT or LEFT",
            "mine.json, line 3: \"doubles\" has 0 of 5; add one power for each double from 1 to 5");
  }

  @Test
  void twoDoublesForOnePowerAreDoubtful() {
    // Rulings, section 3: five doubles (two the same: a warning).
    String board =
        DeckText.BOARD.replace("[\"RUSSIA\", \"GB\", \"AUSTRIA\"", "[\"GB\", \"GB\", \"AUSTRIA\"");
    ReadDeck<DanceDeck> reading = DeckText.read(DeckText.text(DeckText.HEAD, board, 63, List.of()));
    assertThat(reading.check().isPlayable()).isTrue();
    assertThat(reading.check().doubtful())
        .containsExactly(
            "mine.json, line 3: GB is moved by two doubles; correct it unless your board is so");
  }

  @Test
  void idsAndTitlesAreNotThereTwice() {
    // Rulings, section 3: ids unique. A letter names a card by its title.
    String card = "{\"id\": \"a\", \"title\": \"A\", \"type\": \"CRISIS\", \"powers\": [\"GB\"]}";
    ReadDeck<DanceDeck> reading = DeckText.of(card, card);
    assertThat(reading.check().wrong())
        .containsExactly("mine.json, line 6: \"a\" is there twice; give one another id");
    assertThat(reading.check().doubtful())
        .containsExactly(
            "mine.json, line 6: \"A\" is the title of two cards; a letter must name them by id");
  }

  @Test
  void threeCardsHaveAnAsterisk() {
    // Rulings, section 3: three asterisk cards, all Action.
    String action =
        "{\"id\": \"a\", \"title\": \"A\", \"type\": \"ACTION\", \"asterisk\": true, \"action\":"
            + " {\"effects\": []}}";
    String event =
        "{\"id\": \"a\", \"title\": \"A\", \"type\": \"EVENT\", \"asterisk\": true,"
            + " \"event\": []}";
    String tooMany =
        "mine.json, line 4: 4 cards have an asterisk instead of 3; keep three, the cards you begin"
            + " with";
    assertThat(DeckText.of(action).check().wrong()).containsExactly(tooMany);
    assertThat(DeckText.of(event).check().wrong())
        .containsExactly(
            "mine.json, line 5: \"asterisk\" is for ACTION cards, and this one is EVENT; remove it"
                + " or correct \"type\"",
            tooMany);
  }

  @Test
  void anotherSchemaOrKeyIsRefused() {
    // Rulings, section 3: JSON, schema 1.
    String head = "\"schema\": 2, \"titel\": \"x\", \"title\": \"Mine\",";
    assertThat(DeckText.read(DeckText.text(head, DeckText.BOARD, 63, List.of())).check().wrong())
        .containsExactly(
            "mine.json, line 2: \"titel\" is no key here; did you mean title?",
            "mine.json, line 2: schema 2 is not known; this reads schema 1");
  }

  @Test
  void whatIsNoDeckIsABadFile() {
    // A deck that cannot be played says the first thing to mend and how many there are.
    JsonValue partly = JsonValue.read("mine.json", "{\"schema\": 1, \"title\": \"Mine\"}");
    assertThatThrownBy(() -> new DanceDeckFormat().playable(partly))
        .isInstanceOf(BadFile.class)
        .hasMessage(
            "mine.json, line 1: \"board\" is missing; add flagStart, arrows and doubles (and 2"
                + " more)");
    assertThatThrownBy(() -> DeckText.read("[]"))
        .isInstanceOf(BadFile.class)
        .hasMessage("mine.json, line 1: must be an object in { }");
    assertThat(DeckText.read("{\"cards\": [1, {\"id\": 2}]}").check().wrong())
        .contains("mine.json, line 1: \"cards\": must be an object in { }");
  }
}
