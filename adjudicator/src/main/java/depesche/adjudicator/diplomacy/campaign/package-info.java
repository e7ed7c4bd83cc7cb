/// The board of a game: the map, the units, who owns which centre, and the position of each phase
/// as it is kept; what is told of a step, and the map that goes with it.
@NullMarked
package depesche.adjudicator.diplomacy.campaign;

import org.jspecify.annotations.NullMarked;
