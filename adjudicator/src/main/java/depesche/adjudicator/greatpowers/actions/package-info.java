/// The Action Phase: who takes which card, and what it does.
@NullMarked
package depesche.adjudicator.greatpowers.actions;

import org.jspecify.annotations.NullMarked;
