/// The course of a turn, phase by phase: what each asks, what comes of the answers, and what is
/// told of it.
@NullMarked
package depesche.adjudicator.greatpowers.turns;

import org.jspecify.annotations.NullMarked;
