package depesche.adjudicator.rules;

import java.util.Optional;

/// The file of cards that an option of a game names. A game is committed to it before it begins,
/// and stays with what it says, as it stays with the edition of the rules.
///
/// @param file its name, as the option has it; behind its folder, if that is not `decks`
/// @param content all in it that can change a game, the same for two files that mean the same
/// @param shown whether everybody may know what cards there are
/// @param unfinished what its owner has not typed yet, so that the table is asked for it
public record PlayedDeck(String file, String content, Shown shown, Optional<DeckCheck> unfinished) {

  /// A file in which nothing is missing.
  public PlayedDeck(String file, String content, Shown shown) {
    this(file, content, shown, Optional.empty());
  }

  /// {@return a file whose cards everybody may know by their numbers, as for a moderated table}
  public static PlayedDeck open(String file, String content) {
    return new PlayedDeck(file, content, Shown.TO_ALL);
  }

  /// {@return the same for a file of which something may be missing}
  public static PlayedDeck open(String file, String content, DeckCheck check) {
    return new PlayedDeck(
        file,
        content,
        Shown.TO_ALL,
        Optional.of(check).filter(found -> !found.missing().isEmpty()));
  }

  /// {@return where the file lies, from the folder of the program}
  public static String path(String file) {
    return (file.indexOf('/') < 0 ? "config/decks/" : "config/") + file;
  }

  /// Who may know what cards there are.
  public enum Shown {
    /// Everybody: the deck comes with the program.
    TO_ALL,
    /// Its holder, and everybody when the game is over: somebody has typed the deck in.
    AT_THE_END
  }
}
