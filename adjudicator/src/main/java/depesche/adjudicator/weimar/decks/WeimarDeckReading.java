package depesche.adjudicator.weimar.decks;

import java.util.List;

/// What was read in a card file. Each finding is one line: file, line, what, and how to mend it.
///
/// @param whole how many cards are whole
/// @param wrong must be corrected
/// @param missing may still be typed; a table asks for it when it is needed
/// @param doubtful is probably not meant
public record WeimarDeckReading(
    WeimarDeck deck, int whole, List<String> wrong, List<String> missing, List<String> doubtful) {

  public WeimarDeckReading {
    wrong = List.copyOf(wrong);
    missing = List.copyOf(missing);
    doubtful = List.copyOf(doubtful);
  }
}
