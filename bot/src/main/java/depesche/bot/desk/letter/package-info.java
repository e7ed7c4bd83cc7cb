/// A letter at the desk: who wrote it, which desk serves which line, and what is answered.
@NullMarked
package depesche.bot.desk.letter;

import org.jspecify.annotations.NullMarked;
