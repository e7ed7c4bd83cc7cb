package depesche.adjudicator.congress.decks;

import depesche.adjudicator.cards.CardFormat;
import java.util.List;
import java.util.Optional;

/// The cards of a file.
///
/// @param title of the deck
/// @param note the owner's remark; may be empty
/// @param content all in its file that can change a game
public record CongressDeck(String title, String note, List<CongressCard> cards, String content)
    implements CardFormat.Typed<CongressCard> {

  /// Character and event cards, without the leaders.
  public static final int CARDS = 66;

  /// The leader cards.
  public static final int LEADERS = 4;

  public CongressDeck {
    cards = List.copyOf(cards);
  }

  /// {@return the card with this title}
  public Optional<CongressCard> find(String title) {
    return cards.stream().filter(card -> card.title().equalsIgnoreCase(title)).findFirst();
  }

  /// {@return the card with this number}
  public Optional<CongressCard> numbered(int number) {
    return cards.stream()
        .filter(card -> card.number().isPresent() && card.number().getAsInt() == number)
        .findFirst();
  }
}
