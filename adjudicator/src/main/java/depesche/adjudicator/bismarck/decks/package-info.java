/// The cards of Bismarck's Dance and the printed parts of its board: what a deck file says. The
/// procedures of the game are elsewhere; a deck is data.
@NullMarked
package depesche.adjudicator.bismarck.decks;

import org.jspecify.annotations.NullMarked;
