/// The Diplomacy core: orders, movement, retreats, removals. [depesche.adjudicator.combat.Movement]
/// judges one movement phase and says why every order came out as it did; titles say who may order
/// what.
@NullMarked
package depesche.adjudicator.combat;

import org.jspecify.annotations.NullMarked;
