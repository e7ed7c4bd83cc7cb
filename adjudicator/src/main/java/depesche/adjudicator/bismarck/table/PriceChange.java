package depesche.adjudicator.bismarck.table;

import depesche.adjudicator.bismarck.decks.CardOperation.PricedAction;

/// What a card did to the price of an action for the rest of the turn.
///
/// @param more discs than usual; negative for fewer
public record PriceChange(PricedAction action, int more) {}
