package depesche.adjudicator.title;

import depesche.adjudicator.bismarck.BismarcksDance;
import depesche.adjudicator.bismarck.contest.DanceContest;
import depesche.adjudicator.bismarck.decks.DanceDeck;
import depesche.adjudicator.bismarck.decks.DanceDeckFormat;
import depesche.adjudicator.bismarck.turns.CardIndex;
import depesche.adjudicator.bloodandiron.BloodAndIron;
import depesche.adjudicator.congress.CongressFiles;
import depesche.adjudicator.congress.CongressOfVienna;
import depesche.adjudicator.greatpowers.GreatPowers;
import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.standard.Standard;
import depesche.adjudicator.table.ModeratedTable;
import depesche.adjudicator.table.plain.PlainTable;
import depesche.adjudicator.table.plain.TableFile;
import depesche.adjudicator.weimar.Weimar;
import depesche.adjudicator.weimar.chairs.ChairedWeimar;
import depesche.adjudicator.weimar.decks.WeimarDeckFormat;
import depesche.adjudicator.weimar.play.WeimarBoard;
import depesche.adjudicator.weimar.scenarios.WeimarFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// The titles, with the maps and decks of `config`.
public final class MapFiles {

  public static final BloodAndIron BLOOD_AND_IRON = BloodAndIron.read(file("blood-and-iron.json"));
  public static final Standard STANDARD = Standard.read(file("standard.json"));

  static final Path MAPS = Path.of("..", "config", "maps");

  /// Bismarck's Dance with our own deck.
  public static final BismarcksDance BISMARCKS_DANCE = new BismarcksDance(danceDecks());

  /// The same with several tables.
  public static final DanceContest DANCE_CONTEST = new DanceContest(danceDecks());

  /// A moderated table with our example of a game.
  public static final ModeratedTable PLAIN_TABLE =
      PlainTable.rules(
          List.of(
              table(Path.of("..", "config", "tables"), "salt-road.json"),
              table(Path.of("src/test/tables"), "two-fronts.json")));

  /// Weimar with what its playbook tells of the cards.
  public static final ChairedWeimar WEIMAR =
      Weimar.rules(
          WeimarBoard.read(weimar("boards"), WeimarFile.read(weimar("scenarios"))),
          new WeimarDeckFormat().read(weimar("decks")));

  /// Congress of Vienna with the cards that the playbook tells.
  public static final ModeratedTable CONGRESS_OF_VIENNA =
      CongressOfVienna.rules(CongressFiles.BOARDS, CongressFiles.DECK);

  /// The same with all cards, most of which we have made up: what its bots do depends on them.
  public static final ModeratedTable CONGRESS_WITH_ALL_CARDS =
      CongressOfVienna.rules(CongressFiles.BOARDS, CongressFiles.MADE_UP);

  static final List<Rules<?, ?>> TITLES =
      List.of(
          BLOOD_AND_IRON,
          STANDARD,
          new GreatPowers(),
          BISMARCKS_DANCE,
          DANCE_CONTEST,
          PLAIN_TABLE,
          WEIMAR,
          CONGRESS_OF_VIENNA);

  private MapFiles() {}

  private static JsonValue weimar(String folder) {
    return JsonValue.read("weimar.json", text(Path.of("..", "config", folder, "weimar.json")));
  }

  private static TableFile table(Path folder, String name) {
    return TableFile.read(JsonValue.read(name, text(folder.resolve(name))));
  }

  private static SequencedMap<String, DanceDeck> danceDecks() {
    SequencedMap<String, DanceDeck> decks = new LinkedHashMap<>();
    decks.put("bismarcks-dance.json", danceDeck());
    decks.put(
        "plain-deck.json",
        new DanceDeckFormat()
            .playable(
                JsonValue.read(
                    "plain-deck.json", text(Path.of("src/test/decks/plain-deck.json")))));
    return decks;
  }

  private static DanceDeck danceDeck() {
    Path file = Path.of("..", "config", "decks", "bismarcks-dance.json");
    return new DanceDeckFormat().playable(JsonValue.read("deck", text(file)));
  }

  /// {@return our own cards for Bismarck's Dance}
  public static CardIndex danceCards() {
    return new CardIndex(danceDeck());
  }

  /// {@return a map file}
  public static JsonValue file(String name) {
    return JsonValue.read(name, text(name));
  }

  /// {@return the text of a map file}
  public static String text(String name) {
    return text(Path.of("..", "config", "maps", name));
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
