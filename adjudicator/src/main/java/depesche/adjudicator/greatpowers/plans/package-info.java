/// What a seat wants in this turn: bids, wishes for cards, and at whom they are aimed.
@NullMarked
package depesche.adjudicator.greatpowers.plans;

import org.jspecify.annotations.NullMarked;
