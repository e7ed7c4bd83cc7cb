/// Series being played: their draws, the games they are dealt into, and what comes of each.
@NullMarked
package depesche.bot.game.series;

import org.jspecify.annotations.NullMarked;
