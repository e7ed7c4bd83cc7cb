package depesche.adjudicator.table.position;

import java.util.List;

/// Cards in order, the top first.
public record CardPile(List<String> cards) {
  public CardPile {
    cards = List.copyOf(cards);
  }
}
