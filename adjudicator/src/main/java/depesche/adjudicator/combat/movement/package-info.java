/// Moves, supports and convoys: which orders succeed, and why; then retreats, and removals in civil
/// disorder. The movement kernel is fast before it is plain.
@NullMarked
package depesche.adjudicator.combat.movement;

import org.jspecify.annotations.NullMarked;
