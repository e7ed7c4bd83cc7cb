package depesche.adjudicator.cards;

import depesche.adjudicator.json.BadFile;
import depesche.adjudicator.rules.DeckCheck;
import java.util.List;

/// What was read in a card file.
///
/// @param deck what there is in it
/// @param check what is wrong or missing in it
public record ReadDeck<D>(D deck, DeckCheck check) {

  /// {@return a deck that can be played}
  ///
  /// @throws BadFile for the first thing that is wrong or missing, with the number of others
  public D playable() {
    if (!check.isPlayable()) {
      List<String> first = check.first(1);
      throw BadFile.found(first.getFirst(), check.stops() - 1);
    }
    return deck;
  }
}
