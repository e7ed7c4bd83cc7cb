/// The course of a turn: its deal, its end, who leads, and how levels changed.
@NullMarked
package depesche.adjudicator.greatpowers.turns;

import org.jspecify.annotations.NullMarked;
