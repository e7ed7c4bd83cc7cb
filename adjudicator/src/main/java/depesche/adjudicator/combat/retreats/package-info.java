/// What comes after the moves: retreats, and removals in civil disorder.
@NullMarked
package depesche.adjudicator.combat.retreats;

import org.jspecify.annotations.NullMarked;
