package depesche.bot.command;

import depesche.adjudicator.cards.OwnersFile;
import depesche.adjudicator.json.BadFile;
import depesche.adjudicator.json.JsonValue;
import depesche.adjudicator.rules.DeckFormat;
import depesche.bot.chance.ProofCheck;
import depesche.bot.chance.SetupText;
import depesche.bot.chance.Transcript;
import depesche.bot.config.InstalledTitles;
import depesche.bot.config.TitleFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/// Compares the file of cards that a game was committed to with the one that is at hand.
///
/// @param checks what was compared
/// @param unseen why nothing could be; empty if the game has no such file
record DeckAtHand(List<ProofCheck> checks, Optional<String> unseen) {

  private static final String WHERE = "before the game: ";
  private static final String TABLES = "tables/";

  /// @param named by the reader; if none is, the one of that name that is installed
  static DeckAtHand of(Transcript transcript, Optional<Path> named, Path decks) {
    SetupText setup = SetupText.of(transcript.head().setup());
    if (setup.deck().isEmpty()) {
      return new DeckAtHand(List.of(), Optional.empty());
    }
    SetupText.DeckFile deck = setup.deck().get();
    Path file = named.orElseGet(() -> installed(deck.file(), decks));
    if (named.isEmpty() && !Files.isRegularFile(file)) {
      return new DeckAtHand(
          List.of(),
          Optional.of(
              WHERE
                  + "the cards of %s were not compared, for that file is not here;"
                      .formatted(deck.file())
                  + " name it with --deck FILE"));
    }
    return new DeckAtHand(
        TitleFile.read(file, json -> checks(setup, deck, file, json)), Optional.empty());
  }

  /// {@return the file of that name; the games of the plain table lie beside the decks}
  private static Path installed(String said, Path decks) {
    return said.startsWith(TABLES)
        ? decks.resolveSibling(TABLES).resolve(name(said.substring(TABLES.length())))
        : decks.resolve(name(said));
  }

  /// A transcript comes from strangers: only a plain name is looked for.
  private static String name(String said) {
    return said.matches("[\\w.-]+") && !said.startsWith(".") ? said : "no-file";
  }

  private static List<ProofCheck> checks(
      SetupText setup, SetupText.DeckFile deck, Path file, JsonValue json) {
    if (deck.file().startsWith(TABLES)
        && SetupText.DeckFile.of(deck.file(), OwnersFile.content(json)).equals(deck)) {
      return same(setup, deck, file, new LinkedHashMap<>());
    }
    for (DeckFormat format : InstalledTitles.deckFormats()) {
      try {
        String content = format.content(json);
        if (SetupText.DeckFile.of(deck.file(), content).equals(deck)) {
          return same(setup, deck, file, format.decks(json));
        }
      } catch (BadFile _) {
        // What cannot be played was not what the game was played with.
      }
    }
    return List.of(
        new ProofCheck(
            false,
            WHERE
                + "%s is not the file %s that the game was committed to;"
                    .formatted(file, deck.file())
                + " if you have another, name it with --deck FILE"));
  }

  private static List<ProofCheck> same(
      SetupText setup,
      SetupText.DeckFile deck,
      Path file,
      SequencedMap<String, List<String>> lists) {
    List<ProofCheck> checks = new ArrayList<>();
    checks.add(
        new ProofCheck(
            true, WHERE + "the cards of %s are those of %s".formatted(deck.file(), file)));
    for (Map.Entry<String, List<String>> list : lists.entrySet()) {
      String name = list.getKey();
      boolean listed =
          list.getValue().equals(setup.lists().get(name))
              || SetupText.hash(list.getValue()).equals(setup.closed().get(name));
      checks.add(
          new ProofCheck(
              listed,
              WHERE
                  + (listed ? "the set-up has all of its " : "the set-up has not all of its ")
                  + name));
    }
    return checks;
  }
}
