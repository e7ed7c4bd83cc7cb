/// Turns judged side by side, and their reports, written beside that.
@NullMarked
package depesche.bot.server.turns;

import org.jspecify.annotations.NullMarked;
