/// What only the master of games does, and how a game is created.
@NullMarked
package depesche.bot.desk.master;

import org.jspecify.annotations.NullMarked;
