/// The desk: each kind of command has a class here, which answers one line of a letter with a
/// verdict. What is no command is an order and goes to the rules.
@NullMarked
package depesche.bot.desk;

import org.jspecify.annotations.NullMarked;
