/// Units and what they are ordered to do.
@NullMarked
package depesche.adjudicator.combat.orders;

import org.jspecify.annotations.NullMarked;
