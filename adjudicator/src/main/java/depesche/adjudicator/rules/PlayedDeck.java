package depesche.adjudicator.rules;

/// The file of cards that an option of a game names. A game is committed to it before it begins,
/// and stays with what it says, as it stays with the edition of the rules.
///
/// @param file its name, as the option has it
/// @param content all in it that can change a game, the same for two files that mean the same
/// @param shown whether everybody may know what cards there are
public record PlayedDeck(String file, String content, Shown shown) {

  /// Who may know what cards there are.
  public enum Shown {
    /// Everybody: the deck comes with the program.
    TO_ALL,
    /// Whoever is dealt one, and everybody when the game is over: somebody has typed the deck in.
    AT_THE_END
  }
}
