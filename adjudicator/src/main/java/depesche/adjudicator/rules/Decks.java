package depesche.adjudicator.rules;

import java.util.List;
import java.util.SequencedMap;

/// A title with hidden decks. A game is committed to their cards before it begins.
public interface Decks extends Capability {

  /// {@return the cards of each hidden deck, by its name, in printed order; the first shuffle of a
  /// deck puts exactly these in order}
  ///
  /// @param options of the game, those that differ from their default, by key: one of them may say
  ///   which deck is played
  SequencedMap<String, List<String>> decks(SequencedMap<String, String> options);
}
