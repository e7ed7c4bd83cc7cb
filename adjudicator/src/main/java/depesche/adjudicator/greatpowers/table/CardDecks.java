package depesche.adjudicator.greatpowers.table;

import depesche.adjudicator.Chance;
import depesche.adjudicator.cards.Deck;

/// Both decks. Nobody knows the order of what is in them.
public record CardDecks(Deck<EventCard> events, Deck<ActionCard> actions) {

  /// {@return both in an order that foretells nothing}
  public CardDecks unforeseen(Chance chance) {
    return new CardDecks(events.unforeseen(chance), actions.unforeseen(chance));
  }
}
