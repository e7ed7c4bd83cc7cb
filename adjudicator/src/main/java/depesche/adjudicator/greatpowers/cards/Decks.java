package depesche.adjudicator.greatpowers.cards;

import depesche.adjudicator.cards.Deck;

/// Both decks. Nobody knows the order of what is in them.
public record Decks(Deck<EventCard> events, Deck<ActionCard> actions) {}
