/// Numbers of rows, one after another in the order of time.
@NullMarked
package depesche.bot.ledger.numbers;

import org.jspecify.annotations.NullMarked;
