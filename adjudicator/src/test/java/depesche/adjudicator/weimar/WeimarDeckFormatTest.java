package depesche.adjudicator.weimar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import depesche.adjudicator.cards.ReadDeck;
import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.weimar.decks.WeimarCard;
import depesche.adjudicator.weimar.decks.WeimarDeck;
import depesche.adjudicator.weimar.decks.WeimarDeckFormat;
import depesche.adjudicator.weimar.dice.RollKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// The owners' card file.
final class WeimarDeckFormatTest {

  private static ReadDeck<WeimarDeck> read(String text) {
    return new WeimarDeckFormat().read(JsonValue.read("weimar.json", text));
  }

  @Test
  void whatThePlaybookTells() throws IOException {
    // The shipped file has nothing wrong in it; what it lacks is missing.
    Path file = Path.of("..", "config", "decks", "weimar.json");
    JsonValue json = JsonValue.read("weimar.json", Files.readString(file));
    ReadDeck<WeimarDeck> reading = new WeimarDeckFormat().read(json);
    assertEquals(List.of(), reading.check().wrong());
    assertEquals(List.of(), reading.check().doubtful());
    assertTrue(reading.check().missing().getLast().contains("cards are not typed; add A03"));
    WeimarCard schuetzen = reading.deck().card("Z08").orElseThrow();
    assertEquals(1, schuetzen.large().orElseThrow());
    assertEquals(4, schuetzen.small().orElseThrow());
    assertEquals(
        Optional.of(List.of("BASES 2")),
        reading.deck().charts().effects(RollKind.DEMONSTRATION, 6));
    assertEquals(Optional.of(2), reading.deck().cuts().cut(8));
    assertEquals(165, new WeimarDeckFormat().check(json).needed());
    assertEquals(reading.deck().cards().size(), new WeimarDeckFormat().sheet(json).cards().size());
  }

  @Test
  void wrongIsToldFromMissing() {
    // A wrong number names the line and the mend; a value that is not typed is missing.
    ReadDeck<WeimarDeck> reading =
        read(
            """
            {"schema": 1, "title": "mine", "cards": [
              {"id": "A33", "title": "Treaty of Rapallo", "large": 9, "small": 3},
              {"id": "Z8", "title": "Garde-Kavallerie-Schuetzen"},
              {"id": "K11", "title": "Arm the Workers!", "large": 3},
              {"id": "K11", "title": "Arm the Workers!", "large": 3, "smal": 1}
            ]}
            """);
    assertEquals(
        List.of(
            "weimar.json, line 2: \"large\" of A33 is 9; it is from 0 to 6",
            "weimar.json, line 3: \"Z8\" is no number of a card",
            "weimar.json, line 5: \"smal\" is no key here; did you mean small?",
            "weimar.json, line 5: two cards are K11; correct one"),
        reading.check().wrong().stream()
            .map(line -> line.replaceFirst("a card;.*", "a card"))
            .toList());
    assertTrue(
        reading
            .check()
            .missing()
            .contains(
                "weimar.json, line 4: \"small\" of K11 is missing; add the value in that circle"));
    assertEquals(2, reading.deck().cards().size());
  }

  @Test
  void wrongCharts() {
    // A chart that is unknown, and a result that is no number.
    ReadDeck<WeimarDeck> reading =
        read(
            "{\"schema\": 1, \"charts\": {\"COUPS\": {}, \"FIGHT\": {\"six\": []}}, \"cards\":"
                + " []}");
    assertEquals(2, reading.check().wrong().size());
    assertTrue(reading.check().wrong().getFirst().contains("\"COUPS\" is no chart"));
  }
}
