/// How a press reaches its readers: a mail for each of them, when its time has come.
@NullMarked
package depesche.bot.game.press;

import org.jspecify.annotations.NullMarked;
