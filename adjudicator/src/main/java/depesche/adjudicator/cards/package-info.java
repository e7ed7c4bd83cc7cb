/// Decks of cards: hidden draws, discards, and the reshuffle when a deck runs out. Nothing here
/// knows what a card does.
@NullMarked
package depesche.adjudicator.cards;

import org.jspecify.annotations.NullMarked;
