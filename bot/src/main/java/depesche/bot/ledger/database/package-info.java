/// Where the rows of a ledger lie: in a file of this program's own, or on a PostgreSQL server. What
/// differs between the two is here, and nowhere else.
@NullMarked
package depesche.bot.ledger.database;

import org.jspecify.annotations.NullMarked;
