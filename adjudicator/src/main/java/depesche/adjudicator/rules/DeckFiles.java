package depesche.adjudicator.rules;

import java.util.Optional;
import java.util.SequencedMap;

/// A title that may be played with a file of cards. A game is committed to what is in it before it
/// begins.
public interface DeckFiles extends Capability {

  /// {@return the file of cards that the options name, if there is one}
  ///
  /// @param options as for [Decks#decks]
  /// @throws IllegalArgumentException if there is no such file
  Optional<PlayedDeck> playedDeck(SequencedMap<String, String> options);

  /// {@return what was found in a file of cards that is here but cannot be played; empty if there
  /// is none of this name}
  default Optional<DeckCheck> unplayableDeck(String file) {
    return Optional.empty();
  }

  /// {@return the file of cards that a game of these rules is played with}
  ///
  /// @throws IllegalArgumentException if there is no such file
  static Optional<PlayedDeck> of(Rules<?, ?> rules, SequencedMap<String, String> options) {
    return rules.as(DeckFiles.class).flatMap(title -> title.playedDeck(options));
  }
}
