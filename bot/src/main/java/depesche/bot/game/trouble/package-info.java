/// Says what went wrong to those who can do something about it: mails that come back, letters that
/// cannot be read, turns that cannot be judged.
@NullMarked
package depesche.bot.game.trouble;

import org.jspecify.annotations.NullMarked;
