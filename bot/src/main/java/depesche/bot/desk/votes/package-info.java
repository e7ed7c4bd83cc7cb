/// Votes of a table: what a line says, whether it counts, and what comes of it.
@NullMarked
package depesche.bot.desk.votes;

import org.jspecify.annotations.NullMarked;
