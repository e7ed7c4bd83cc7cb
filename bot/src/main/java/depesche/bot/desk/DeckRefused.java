package depesche.bot.desk;

import depesche.adjudicator.Fact;
import java.util.List;

/// A game cannot be created with a deck.
///
/// @param file the deck that was named
/// @param found the first findings, if there is such a file
/// @param more how many others there are
/// @param nearest the deck that can be played and was probably meant
/// @param decks all that can be played
public record DeckRefused(
    String file, List<String> found, int more, String nearest, List<String> decks)
    implements Fact {

  public DeckRefused {
    found = List.copyOf(found);
    decks = List.copyOf(decks);
  }
}
