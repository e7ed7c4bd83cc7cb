/// Movement and retreats of a season.
@NullMarked
package depesche.adjudicator.diplomacy.moves;

import org.jspecify.annotations.NullMarked;
