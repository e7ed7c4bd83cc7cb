/// The Diplomacy core for armies and double armies: orders, movement, retreats, removals.
/// [depesche.adjudicator.combat.Movement] judges one movement phase and says why every order came
/// out as it did; titles say who may order what.
@NullMarked
package depesche.adjudicator.combat;

import org.jspecify.annotations.NullMarked;
