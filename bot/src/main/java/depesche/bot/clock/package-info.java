/// When answers are due: the policy of a game, and calculation with it. Nothing here reads a clock
/// or the ledger.
@NullMarked
package depesche.bot.clock;

import org.jspecify.annotations.NullMarked;
