/// Rows of what players write to each other: presses, who may read each, and diaries.
@NullMarked
package depesche.bot.ledger.press;

import org.jspecify.annotations.NullMarked;
