package depesche.adjudicator.rules;

import java.util.List;
import java.util.stream.Stream;

/// What was found in a deck file. Each finding is one line: file, line, what, and how to fix it.
///
/// @param whole how many cards are whole
/// @param needed how many a deck needs
/// @param wrong must be corrected
/// @param missing must still be typed
/// @param doubtful can be played, but is probably not meant
public record DeckCheck(
    int whole, int needed, List<String> wrong, List<String> missing, List<String> doubtful) {

  public DeckCheck {
    wrong = List.copyOf(wrong);
    missing = List.copyOf(missing);
    doubtful = List.copyOf(doubtful);
  }

  /// {@return the first findings that keep the deck from being played, what is wrong before what is
  /// missing}
  public List<String> first(int most) {
    return Stream.concat(wrong.stream(), missing.stream()).limit(most).toList();
  }

  /// {@return how many findings keep the deck from being played}
  public int stops() {
    return wrong.size() + missing.size();
  }

  /// {@return whether a game can be played with the deck}
  public boolean isPlayable() {
    return wrong.isEmpty() && missing.isEmpty();
  }
}
