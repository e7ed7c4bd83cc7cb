/// The course of a turn: allocation, dice, events, crises, prices, actions, and what cards do.
@NullMarked
package depesche.adjudicator.bismarck.turns;

import org.jspecify.annotations.NullMarked;
