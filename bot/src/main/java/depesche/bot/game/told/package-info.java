/// What the report of a turn tells beside the turn itself, as the ledger keeps it until it is
/// written.
@NullMarked
package depesche.bot.game.told;

import org.jspecify.annotations.NullMarked;
