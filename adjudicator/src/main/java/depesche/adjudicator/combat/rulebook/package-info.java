/// Where editions of the common rules differ, and how strong each kind of unit is.
@NullMarked
package depesche.adjudicator.combat.rulebook;

import org.jspecify.annotations.NullMarked;
