/// Lines that are offered to a player who types, and examples.
@NullMarked
package depesche.adjudicator.diplomacy.offers;

import org.jspecify.annotations.NullMarked;
