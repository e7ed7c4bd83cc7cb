/// Rows as they are entered, with numbers one after another in the order of time, and as they are
/// asked for.
@NullMarked
package depesche.bot.ledger.rows;

import org.jspecify.annotations.NullMarked;
