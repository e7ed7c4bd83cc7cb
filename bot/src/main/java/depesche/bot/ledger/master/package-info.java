/// Who runs a game, and what they did and looked at, as rows.
@NullMarked
package depesche.bot.ledger.master;

import org.jspecify.annotations.NullMarked;
