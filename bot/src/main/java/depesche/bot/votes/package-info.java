/// Votes of a table by calculation alone: which draw all agree to, how many votes carry, and how a
/// game that players end is told.
@NullMarked
package depesche.bot.votes;

import org.jspecify.annotations.NullMarked;
