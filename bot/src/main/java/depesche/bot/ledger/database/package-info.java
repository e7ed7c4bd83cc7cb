/// Where the rows of a ledger lie: in a file of this program's own, or on a PostgreSQL server. The
/// differences between the two are here, and nowhere else.
@NullMarked
package depesche.bot.ledger.database;

import org.jspecify.annotations.NullMarked;
