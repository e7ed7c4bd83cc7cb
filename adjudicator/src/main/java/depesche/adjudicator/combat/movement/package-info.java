/// Moves, supports and convoys: which orders succeed, and why. The movement kernel is fast before
/// it is plain.
@NullMarked
package depesche.adjudicator.combat.movement;

import org.jspecify.annotations.NullMarked;
