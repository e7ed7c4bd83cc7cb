/// The commands about where the ledger lies: a copy of it, the way back, and the move to
/// PostgreSQL.
@NullMarked
package depesche.bot.command.storage;

import org.jspecify.annotations.NullMarked;
