package depesche.bot.config;

import depesche.adjudicator.bismarck.BismarcksDance;
import depesche.adjudicator.bismarck.contest.DanceContest;
import depesche.adjudicator.bismarck.decks.DanceDeck;
import depesche.adjudicator.bismarck.decks.files.DanceDeckFormat;
import depesche.adjudicator.bismarck.decks.files.DeckFile;
import depesche.adjudicator.bloodandiron.BloodAndIron;
import depesche.adjudicator.congress.CongressOfVienna;
import depesche.adjudicator.congress.decks.CongressDeckFile;
import depesche.adjudicator.congress.decks.CongressDeckFormat;
import depesche.adjudicator.congress.scenarios.ScenarioFile;
import depesche.adjudicator.greatpowers.GreatPowers;
import depesche.adjudicator.rules.DeckFormat;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.standard.Standard;
import depesche.adjudicator.table.plain.PlainTable;
import depesche.adjudicator.table.plain.TableFile;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// What is in a library: one line a title.
public final class InstalledTitles {

  private static final String OUR_DECK = "bismarcks-dance.json";

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
    SequencedMap<String, DanceDeck> decks = decks(config.resolve("decks"));
    return List.of(
        TitleFile.read(maps.resolve("blood-and-iron.json"), BloodAndIron::read),
        TitleFile.read(maps.resolve("standard.json"), Standard::read),
        new GreatPowers(),
        new BismarcksDance(decks),
        new DanceContest(decks),
        PlainTable.rules(tables(config.resolve("tables"))),
        CongressOfVienna.rules(
            TitleFile.read(config.resolve("scenarios").resolve(CONGRESS), ScenarioFile::read),
            TitleFile.read(config.resolve("decks").resolve(CONGRESS), CongressDeckFile::read)
                .deck()));
  }

  /// {@return the games of the plain table, by their names; our example is one of them}
  private static List<TableFile> tables(Path folder) {
    return TitleFile.in(folder).stream()
        .map(file -> TitleFile.read(file, TableFile::read))
        .toList();
  }

  /// {@return the decks of cards that can be played, our own first. Those that are not yet whole
  /// are left out; `deck check` says what they lack}
  private static SequencedMap<String, DanceDeck> decks(Path folder) {
    SequencedMap<String, DanceDeck> decks = new LinkedHashMap<>();
    decks.put(OUR_DECK, TitleFile.read(folder.resolve(OUR_DECK), DeckFile::playable));
    for (Path file : TitleFile.in(folder)) {
      String name = String.valueOf(file.getFileName());
      try {
        decks.putIfAbsent(name, TitleFile.read(file, DeckFile::playable));
      } catch (UnusableInput _) {
        // An owner is still typing it.
      }
    }
    return decks;
  }

  /// {@return the deck files that owners of printed games can type}
  public static List<DeckFormat> deckFormats() {
    return List.of(new DanceDeckFormat(), new CongressDeckFormat());
  }
}
