package depesche.adjudicator.greatpowers.table;

import java.util.List;

/// A card as a report shows it.
///
/// @param text what it does
public record CardFace(String name, String text) {

  public static CardFace of(ActionCard actionCard) {
    return new CardFace(actionCard.name(), actionCard.text());
  }

  public static List<CardFace> of(List<ActionCard> cards) {
    return cards.stream().map(CardFace::of).toList();
  }
}
