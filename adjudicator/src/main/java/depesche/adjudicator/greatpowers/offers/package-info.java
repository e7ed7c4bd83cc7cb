/// Lines that are offered to a player who types, and examples.
@NullMarked
package depesche.adjudicator.greatpowers.offers;

import org.jspecify.annotations.NullMarked;
