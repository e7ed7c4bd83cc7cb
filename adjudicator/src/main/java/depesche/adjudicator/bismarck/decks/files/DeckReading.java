package depesche.adjudicator.bismarck.decks.files;

import depesche.adjudicator.bismarck.decks.DanceDeck;
import java.util.List;

/// What was read in a deck file. Each finding is one line: file, line, what, and how to fix it.
///
/// @param deck with the cards that are whole and what there is of the board
/// @param note the owner's remark at the top of the file; may be empty
/// @param wrong must be corrected
/// @param missing must still be typed
/// @param doubtful can be played, but is probably not meant
public record DeckReading(
    DanceDeck deck, String note, List<String> wrong, List<String> missing, List<String> doubtful) {

  public DeckReading {
    wrong = List.copyOf(wrong);
    missing = List.copyOf(missing);
    doubtful = List.copyOf(doubtful);
  }

  /// {@return whether a game can be played with it}
  public boolean isPlayable() {
    return wrong.isEmpty() && missing.isEmpty();
  }
}
