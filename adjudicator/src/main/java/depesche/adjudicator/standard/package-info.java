/// Standard Diplomacy: seven powers, 34 supply centres, victory with 18. What it shares with other
/// titles of the family is in [depesche.adjudicator.diplomacy]; here are the set-up, home centres,
/// the vote for a draw, victory, and the options.
@NullMarked
package depesche.adjudicator.standard;

import org.jspecify.annotations.NullMarked;
