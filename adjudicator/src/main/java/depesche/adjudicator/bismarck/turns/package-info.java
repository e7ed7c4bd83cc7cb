/// The course of a turn: allocation, dice, events, crises, prices, actions, what cards do, and what
/// is said of all that.
@NullMarked
package depesche.adjudicator.bismarck.turns;

import org.jspecify.annotations.NullMarked;
