package depesche.adjudicator.bismarck.decks;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.cards.ReadDeck;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class DanceCardChecksTest {

  private static String card(String rest) {
    return "{\"id\": \"a\", \"title\": \"A\", " + rest + "}";
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"type\": \"EVNT\"|\"EVNT\" is no type of card; did you mean EVENT?",
        "\"type\": \"EVENT\", \"event\": [], \"isue\": true"
            + "|\"isue\" is no key here; did you mean issue?",
        "\"type\": \"EVENT\", \"event\": [], \"issue\": \"yes\"|\"issue\": must be true or false",
        "\"type\": \"CRISIS\", \"powers\": [\"GB\"], \"issue\": true|\"issue\" is for EVENT and"
            + " ACTION cards, and this one is CRISIS; remove it or correct \"type\"",
        "\"type\": \"CRISIS\", \"powers\": [\"GB\"], \"event\": [{\"op\": \"DRAW\", \"n\":"
            + " 1}]|\"event\" is for EVENT and ACTION cards, and this one is CRISIS; remove it or"
            + " correct \"type\"",
        "\"type\": \"DURATION\", \"passive\": [{\"op\": \"COST\", \"action\": \"CANCEL\", \"n\":"
            + " 1}], \"event\": [{\"op\": \"DRAW\", \"n\": 1}]|\"event\" is for EVENT and ACTION"
            + " cards, and this one is DURATION; remove it or correct \"type\"",
        "\"type\": \"EVENT\", \"event\": [], \"action\": {\"effects\": []}|\"action\" is for ACTION"
            + " cards, and this one is EVENT; remove it or correct \"type\"",
        "\"type\": \"EVENT\", \"event\": [], \"theatres\": [\"ASIA\"]|\"theatres\" is for CRISIS"
            + " cards, and this one is EVENT; remove it or correct \"type\"",
        "\"type\": \"EVENT\", \"event\": [], \"powers\": [\"GB\"]|\"powers\" is for CRISIS cards,"
            + " and this one is EVENT; remove it or correct \"type\"",
        "\"type\": \"CRISIS\", \"powers\": []" + "|a crisis involves one power or more; name them",
        "\"type\": \"CRISIS\", \"powers\": [\"FRANCE\"]"
            + "|nobody may side with France, and no other power is here; name one",
        "\"type\": \"CRISIS\", \"powers\": [\"GB\", \"GB\"]|GB is there twice; remove one",
        "\"type\": \"CRISIS\", \"powers\": [\"SPAIN\"]|\"SPAIN\" is no power; use one of RUSSIA,"
            + " GB, AUSTRIA, ITALY, TURKEY, GERMANY, FRANCE",
        "\"type\": \"CRISIS\", \"powers\": [\"GB\"], \"theatres\": [\"BALKAN\"]"
            + "|\"BALKAN\" is no theatre; did you mean BALKANS?",
        "\"type\": \"EVENT\", \"event\": [{\"op\": \"SET_DIE\"}]"
            + "|SET_DIE is for actions; take it out of the event",
        "\"type\": \"ACTION\", \"action\": {\"effects\": [{\"op\": \"SET_DIE\"}]}"
            + "|\"dieMark\": true goes with the one effect SET_DIE; correct one or the other",
        "\"type\": \"ACTION\", \"action\": {\"dieMark\": true, \"effects\": [{\"op\": \"LOOK\","
            + " \"n\": 1}]}|\"dieMark\": true goes with the one effect SET_DIE; correct one or the"
            + " other",
        "\"type\": \"ACTION\", \"action\": {\"phase\": \"ROL\", \"effects\": []}"
            + "|\"ROL\" is no phase; did you mean ROLL?",
        "\"type\": \"DURATION\", \"passive\": [{\"op\": \"IF\", \"if\": \"SUPPORTS C\", \"then\":"
            + " [{\"op\": \"LOSE\", \"party\": \"C\"}]}]"
            + "|only COST and IF may stand in \"passive\"; take the others out",
      })
  void aMistakeIsSaidWithItsLineAndItsMend(String rest, String problem) {
    // Rulings, section 3: checks on loading, each with file, line and mend.
    assertThat(DeckText.of(card(rest)).check().wrong())
        .containsExactly("mine.json, line " + DeckText.FIRST_CARD + ": " + problem);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"title\": \"A\", \"type\": \"EVENT\", \"event\": []}"
            + "|\"id\" is missing; add a word of its own, such as \"honest-broker\"",
        "{\"id\": \"a\", \"type\": \"EVENT\", \"event\": []}"
            + "|\"title\" is missing; add the name on the card",
        "{\"id\": \"a\", \"title\": \"A\"}"
            + "|\"type\" is missing; add EVENT, ACTION, CRISIS or DURATION",
        "{\"id\": \"a\", \"title\": \"A\", \"type\": \"EVENT\"}"
            + "|\"event\" is missing; add what happens, or [] if nothing does",
        "{\"id\": \"a\", \"title\": \"A\", \"type\": \"ACTION\"}"
            + "|\"action\" is missing; add what the card does when it is played",
        "{\"id\": \"a\", \"title\": \"A\", \"type\": \"ACTION\", \"action\": {\"stays\": true}}"
            + "|\"effects\" is missing; add what playing the card does",
        "{\"id\": \"a\", \"title\": \"A\", \"type\": \"CRISIS\", \"theatres\": [\"ASIA\"]}"
            + "|\"powers\" is missing; add the powers that the crisis involves",
        "{\"id\": \"a\", \"title\": \"A\", \"type\": \"DURATION\"}"
            + "|\"passive\" is missing; add what holds while the card lies in the row, or []",
      })
  void aPartlyTypedCardIsMissingButNotWrong(String card, String problem) {
    // Rulings, section 3: a partly typed deck loads with a list of what is missing.
    ReadDeck<DanceDeck> reading = DeckText.of(card);
    assertThat(reading.check().wrong()).isEmpty();
    assertThat(reading.check().missing())
        .containsExactly("mine.json, line " + DeckText.FIRST_CARD + ": " + problem);
    assertThat(reading.deck().cards()).hasSize(62);
    assertThat(reading.check().isPlayable()).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"type\": \"EVENT\", \"event\": []"
            + "|nothing happens on this card; add operations if something should",
        "\"type\": \"DURATION\", \"passive\": []"
            + "|this card does nothing; add COST or IF to \"passive\"",
        "\"type\": \"CRISIS\", \"powers\": [\"GERMANY\", \"FRANCE\"]"
            + "|no power with a flag is here, so siding with Germany is the one choice",
      })
  void whatIsProbablyNotMeantCanBePlayed(String rest, String problem) {
    // Rulings, section 2: a crisis with only Germany and France is legal.
    ReadDeck<DanceDeck> reading = DeckText.of(card(rest));
    assertThat(reading.check().isPlayable()).isTrue();
    assertThat(reading.check().doubtful())
        .containsExactly("mine.json, line " + DeckText.FIRST_CARD + ": " + problem);
  }

  @Test
  void keysThatDoNotApplyMayBeThereWithNothingInThem() {
    // Rulings, section 7: keys that do not apply may be missing.
    ReadDeck<DanceDeck> reading =
        DeckText.of(
            card(
                "\"type\": \"CRISIS\", \"powers\": [\"GB\"], \"theatres\": [], \"event\": [],"
                    + " \"issue\": false, \"action\": null, \"year\": 1878, \"source\": \"x\""));
    assertThat(reading.check().isPlayable()).isTrue();
    assertThat(reading.check().doubtful()).isEmpty();
    assertThat(reading.deck().cards().getFirst().year()).isEqualTo("1878");
  }

  @Test
  void eachMistakeOfACardIsSaid() {
    // One mistake does not hide the next.
    ReadDeck<DanceDeck> reading =
        DeckText.of(
            card(
                "\"type\": \"EVENT\", \"issue\": 1, \"event\": [{\"op\": \"LOSE\"}, {\"op\": 2}]"));
    assertThat(reading.check().wrong()).hasSize(3);
    assertThat(reading.deck().cards()).hasSize(62);
  }
}
