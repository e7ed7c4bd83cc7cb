package depesche.adjudicator.congress.decks;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.cards.ReadDeck;
import depesche.adjudicator.congress.CongressFiles;
import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.rules.DeckCheck;
import org.junit.jupiter.api.Test;

final class CongressDeckFormatTest {

  private static DeckCheck check(String text) {
    return new CongressDeckFormat().check(JsonValue.read("mine.json", text));
  }

  @Test
  void thePlaybooksCardsAreMissingMuchAndWrongInNothing() {
    // Issue: the numbers and names of the playbook are shipped as a partly typed file.
    ReadDeck<CongressDeck> ours = CongressFiles.DECK;
    assertThat(ours.check().wrong()).isEmpty();
    assertThat(ours.check().doubtful()).isEmpty();
    assertThat(ours.check().missing())
        .anyMatch(line -> line.contains("\"value\" of Murat is missing; add it"))
        .anyMatch(line -> line.contains("\"ratings\" of Gambier lack letters"))
        .anyMatch(line -> line.contains("character and event cards are here instead of 66; add"));
    assertThat(ours.deck().numbered(31).orElseThrow().title()).isEqualTo("Kutuzov");
    assertThat(ours.deck().numbered(65).orElseThrow().title()).isEqualTo("River Crossing");
    assertThat(ours.deck().cards().stream().filter(CongressCard::leader)).hasSize(4);
  }

  @Test
  void wrongIsToldFromMissing() {
    // Issue, bad input: card data with a wrong number, two cards with one number; each finding
    // names
    // its line and how to fix it.
    DeckCheck check =
        check(
            """
            {"schema": 1, "title": "Mine", "cards": [
              {"title": "Ney", "nation": "FRENCH", "value": 3, "number": 67,
               "ratings": {"AU": "A", "BR": "B", "FR": "C", "RU": "D"}},
              {"title": "Murat", "nation": "FRENSH", "number": 5, "value": 4},
              {"title": "Soult", "nation": "FRENCH", "number": 5, "valu": 4}
            ]}
            """);
    assertThat(check.wrong())
        .containsExactly(
            "mine.json, line 2: \"number\" of Ney is 67; it is from 1 to 66",
            "mine.json, line 4: \"FRENSH\" is no nation; did you mean FRENCH?",
            "mine.json, line 5: \"valu\" is no key here; did you mean value?");
    assertThat(check.missing())
        .contains(
            "mine.json, line 4: \"ratings\" of Murat are missing; add the letters AU, BR, FR and"
                + " RU",
            "mine.json, line 5: \"value\" of Soult is missing; add it");
    assertThat(check.isPlayable()).isFalse();
  }

  @Test
  void twoCardsWithOneNumberAreWrong() {
    // Issue, bad input: two cards with the same number.
    DeckCheck check =
        check(
            """
            {"schema": 1, "title": "Mine", "cards": [
              {"title": "Ney", "nation": "FRENCH", "number": 5, "value": 3},
              {"title": "Soult", "nation": "FRENCH", "number": 5, "value": 4}
            ]}
            """);
    assertThat(check.wrong())
        .containsExactly("mine.json, line 3: two cards have number 5; correct one");
  }

  @Test
  void aCardPrintsWhatItDoes() {
    // Issue: `deck print` prints what is typed.
    var print =
        new CongressDeckFormat()
            .sheet(
                JsonValue.read(
                    "mine.json",
                    """
                    {"schema": 1, "title": "Mine", "cards": [
                      {"title": "Hill", "nation": "BRITISH", "number": 5, "value": 3,
                       "bonuses": [{"issues": ["Holland"], "add": 2}],
                       "battles": [{"for": ["BR"], "fronts": ["C"], "opponent": -3}]}]}
                    """))
            .cards()
            .getFirst();
    assertThat(print.marks()).containsExactly("3", "MILITARY");
    assertThat(print.parts().toString())
        .contains("issues=[Holland]", "add=2")
        .contains("fronts=[C], own=0, opponent=-3");
  }
}
