/// Rows about rollbacks that wait for consent, and about masters who are called.
@NullMarked
package depesche.bot.ledger.rollback;

import org.jspecify.annotations.NullMarked;
