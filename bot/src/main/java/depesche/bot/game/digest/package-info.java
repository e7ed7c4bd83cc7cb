/// One mail a day about all the games of a person, for those who asked for it.
@NullMarked
package depesche.bot.game.digest;

import org.jspecify.annotations.NullMarked;
