/// Games under way. A [Game] is one table with its rules and its position; the umpire judges a
/// turn, the timekeeper knows when, and deadlines are computed here and nowhere else.
@NullMarked
package depesche.bot.game;

import org.jspecify.annotations.NullMarked;
