/// The commands of the command line, one class each.
@NullMarked
package depesche.bot.command;

import org.jspecify.annotations.NullMarked;
