/// Who runs a game, what they did and looked at, when they are called, and rollbacks that wait for
/// consent, as rows.
@NullMarked
package depesche.bot.ledger.master;

import org.jspecify.annotations.NullMarked;
