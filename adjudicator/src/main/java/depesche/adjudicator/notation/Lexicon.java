package depesche.adjudicator.notation;

/// What a title knows of the words of a line: with it [ProseDetector] tells what may be an order
/// from what is none.
public interface Lexicon {

  /// {@return whether some words name a thing of the game: a province, a trait, a card, another
  /// seat}
  boolean names(String words);

  /// {@return what thing of the game a word may name, if it is misspelt}
  Match thing(String words);

  /// {@return whether a word is one of those that say what to do}
  boolean deed(String word);

  /// {@return whether a word misses such a word by one letter}
  boolean likeDeed(String word);

  /// {@return whether a word links things without saying much: `to`, `from`, `via`, a single
  /// letter}
  boolean link(String word);

  /// {@return whether a word speaks of units: `army`, `fleets`, `all`}
  boolean unit(String word);

  /// {@return whether a word is an order by itself}
  boolean whole(String word);

  /// {@return whether a word names the writer, as at the end of a letter}
  boolean own(String word);
}
