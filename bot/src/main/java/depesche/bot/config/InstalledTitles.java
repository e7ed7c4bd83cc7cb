package depesche.bot.config;

import depesche.adjudicator.bismarck.BismarcksDance;
import depesche.adjudicator.bismarck.contest.DanceContest;
import depesche.adjudicator.bismarck.decks.DanceDeck;
import depesche.adjudicator.bismarck.decks.DanceDeckFormat;
import depesche.adjudicator.bloodandiron.BloodAndIron;
import depesche.adjudicator.congress.CongressOfVienna;
import depesche.adjudicator.congress.decks.CongressDeckFormat;
import depesche.adjudicator.congress.game.CongressBoards;
import depesche.adjudicator.congress.scenarios.CongressScenarios;
import depesche.adjudicator.congress.scenarios.ScenarioFile;
import depesche.adjudicator.greatpowers.GreatPowers;
import depesche.adjudicator.rules.DeckCheck;
import depesche.adjudicator.rules.DeckFormat;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.standard.Standard;
import depesche.adjudicator.table.plain.PlainTable;
import depesche.adjudicator.table.plain.TableDeckFormat;
import depesche.adjudicator.table.plain.TableFile;
import depesche.adjudicator.weimar.Weimar;
import depesche.adjudicator.weimar.decks.WeimarDeckFormat;
import depesche.adjudicator.weimar.play.WeimarBoard;
import depesche.adjudicator.weimar.scenarios.WeimarBox;
import depesche.adjudicator.weimar.scenarios.WeimarFile;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// What is in a library: one line a title.
public final class InstalledTitles {

  private static final String OUR_DECK = "bismarcks-dance.json";
  private static final String WEIMAR = "weimar.json";

  private static final String CONGRESS = "congress-of-vienna.json";

  private InstalledTitles() {}

  /// {@return the titles of this installation}
  public static List<Rules<?, ?>> standard() {
    return from(Path.of(System.getProperty("depesche.home", "")).resolve("config"));
  }

  /// {@return the titles, built from their files in a folder `config`}
  ///
  /// @throws depesche.bot.config.UnusableInput if a file is broken, with file, line and fix
  public static List<Rules<?, ?>> from(Path config) {
    Path maps = config.resolve("maps");
    Path folder = config.resolve("decks");
    Path boards = config.resolve("boards");
    Path scenarios = config.resolve("scenarios");
    String dance = new DanceDeckFormat().title();
    List<DeckFolder.Deck> found =
        new DeckFolder(folder, deckFormats())
            .decks().stream().filter(deck -> deck.isFor(dance)).toList();
    SequencedMap<String, DanceDeck> decks = playable(folder, found);
    SequencedMap<String, DeckCheck> unplayable = unplayable(found);
    CongressScenarios congress = TitleFile.read(scenarios.resolve(CONGRESS), ScenarioFile::read);
    WeimarBox box = TitleFile.read(scenarios.resolve(WEIMAR), WeimarFile::read);
    return List.of(
        TitleFile.read(maps.resolve("blood-and-iron.json"), BloodAndIron::read),
        TitleFile.read(maps.resolve("standard.json"), Standard::read),
        new GreatPowers(),
        new BismarcksDance(decks, unplayable),
        new DanceContest(decks, unplayable),
        PlainTable.rules(tables(config.resolve("tables"))),
        CongressOfVienna.rules(
            TitleFile.read(boards.resolve(CONGRESS), file -> CongressBoards.read(file, congress)),
            TitleFile.read(folder.resolve(CONGRESS), new CongressDeckFormat()::read)),
        Weimar.rules(
            TitleFile.read(boards.resolve(WEIMAR), file -> WeimarBoard.read(file, box)),
            TitleFile.read(folder.resolve(WEIMAR), new WeimarDeckFormat()::read)));
  }

  /// {@return the games of the plain table, by their names; our example is one of them}
  private static List<TableFile> tables(Path folder) {
    SequencedMap<String, TableFile> tables = new LinkedHashMap<>();
    for (Path file : TitleFile.in(folder)) {
      for (TableFile table : TitleFile.read(file, TableFile::all)) {
        if (tables.put(table.id(), table) != null) {
          throw new UnusableInput(
              file + ": there is a game " + table.id() + " before; rename the file");
        }
      }
    }
    return List.copyOf(tables.sequencedValues());
  }

  /// {@return the decks of cards that can be played, our own first}
  private static SequencedMap<String, DanceDeck> playable(
      Path folder, List<DeckFolder.Deck> found) {
    SequencedMap<String, DanceDeck> decks = new LinkedHashMap<>();
    decks.put(OUR_DECK, TitleFile.read(folder.resolve(OUR_DECK), new DanceDeckFormat()::playable));
    found.stream()
        .filter(DeckFolder.Deck::isPlayable)
        .forEach(
            deck ->
                decks.putIfAbsent(
                    deck.name(), new DanceDeckFormat().playable(deck.json().orElseThrow())));
    return decks;
  }

  /// {@return what was found in those that cannot, which their owners may still be typing}
  private static SequencedMap<String, DeckCheck> unplayable(List<DeckFolder.Deck> found) {
    SequencedMap<String, DeckCheck> checks = new LinkedHashMap<>();
    found.stream()
        .filter(deck -> !deck.isPlayable())
        .forEach(deck -> checks.put(deck.name(), deck.check()));
    return checks;
  }

  /// {@return the folder of decks}
  ///
  /// @param home the folder that holds `config`
  public static DeckFolder decks(Path home) {
    return new DeckFolder(home.resolve("config/decks"), deckFormats());
  }

  /// {@return the deck files that owners of printed games can type}
  public static List<DeckFormat> deckFormats() {
    return List.of(
        new DanceDeckFormat(),
        new CongressDeckFormat(),
        new WeimarDeckFormat(),
        new TableDeckFormat());
  }
}
