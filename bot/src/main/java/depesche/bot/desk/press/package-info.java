/// Desks for what players write to each other, and for what they note for themselves.
@NullMarked
package depesche.bot.desk.press;

import org.jspecify.annotations.NullMarked;
