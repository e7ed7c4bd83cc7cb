package depesche.adjudicator.congress.decks;

import java.util.List;

/// What was read in a card file. Each finding is one line: file, line, what, and how to fix it.
///
/// @param whole how many cards lack nothing
public record CongressDeckReading(
    CongressDeck deck, int whole, List<String> wrong, List<String> missing, List<String> doubtful) {

  public CongressDeckReading {
    wrong = List.copyOf(wrong);
    missing = List.copyOf(missing);
    doubtful = List.copyOf(doubtful);
  }
}
