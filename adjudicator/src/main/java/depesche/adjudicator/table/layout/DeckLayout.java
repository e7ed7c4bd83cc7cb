package depesche.adjudicator.table.layout;

import java.util.List;

/// A deck of cards.
///
/// @param name one word, such as `main`
/// @param cards in printed order; the first shuffle puts exactly these in order
/// @param deal how many each seat gets at the beginning
/// @param renews whether the discards are shuffled when the deck runs out
/// @param played what becomes of a card that is played
public record DeckLayout(
    String name, List<TableCard> cards, int deal, boolean renews, ChoiceLayout.After played) {

  public DeckLayout {
    cards = List.copyOf(cards);
  }

  /// {@return the same deck of other cards}
  public DeckLayout of(List<TableCard> others) {
    return new DeckLayout(name, others, deal, renews, played);
  }

  /// {@return the ids of its cards, in printed order}
  public List<String> ids() {
    return cards.stream().map(TableCard::id).toList();
  }
}
