package depesche.adjudicator.greatpowers.cards;

import java.util.List;

/// A card as a report shows it.
///
/// @param text what it does
public record Face(String name, String text) {

  public static Face of(Card card) {
    return new Face(card.name(), card.text());
  }

  public static List<Face> of(List<Card> cards) {
    return cards.stream().map(Face::of).toList();
  }
}
