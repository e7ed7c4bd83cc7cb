/// The orders that a seat has on file, as arrows on its map.
@NullMarked
package depesche.adjudicator.diplomacy.drawn;

import org.jspecify.annotations.NullMarked;
