/// Players of Bismarck's Dance who are no people: a plain one for demonstrations and for measuring
/// decks, and one who does anything that is legal.
@NullMarked
package depesche.adjudicator.bismarck.players;

import org.jspecify.annotations.NullMarked;
