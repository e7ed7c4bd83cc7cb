/// Great Powers: three to eight players bid in secret on six traits, turn by turn, take a card, and
/// score. Positions are named after the phases of the rulebook; the phases that ask nobody anything
/// run by themselves. What a reader may see of the table is here.
@NullMarked
package depesche.adjudicator.greatpowers;

import org.jspecify.annotations.NullMarked;
