package depesche.adjudicator.congress;

import depesche.adjudicator.cards.ReadDeck;
import depesche.adjudicator.congress.decks.CongressCard;
import depesche.adjudicator.congress.decks.CongressDeck;
import depesche.adjudicator.congress.decks.CongressDeckFormat;
import depesche.adjudicator.congress.game.CongressBoards;
import depesche.adjudicator.congress.scenarios.CongressScenario;
import depesche.adjudicator.congress.scenarios.CongressScenarios;
import depesche.adjudicator.congress.scenarios.ScenarioFile;
import depesche.adjudicator.json.JsonValue;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// The files of Congress of Vienna that this installation brings.
public final class CongressFiles {

  public static final CongressScenarios SCENARIOS = ScenarioFile.read(file("scenarios"));
  public static final CongressBoards BOARDS = CongressBoards.read(file("boards"), SCENARIOS);
  public static final ReadDeck<CongressDeck> DECK = new CongressDeckFormat().read(file("decks"));

  /// All cards, of which the playbook does not tell most: those are ours.
  public static final ReadDeck<CongressDeck> MADE_UP =
      new CongressDeckFormat()
          .read(read(Path.of("src", "test", "decks", "congress-of-vienna.json")));

  private CongressFiles() {}

  private static JsonValue file(String folder) {
    return read(Path.of("..", "config", folder, "congress-of-vienna.json"));
  }

  private static JsonValue read(Path file) {
    try {
      return JsonValue.read(file.toString(), Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// {@return a scenario by its id}
  public static CongressScenario scenario(String id) {
    return SCENARIOS.find(id).orElseThrow();
  }

  /// {@return a card by its title}
  public static CongressCard card(String title) {
    return DECK.deck().find(title).orElseThrow();
  }
}
