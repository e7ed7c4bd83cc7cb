/// All rows of one database in another of the same schema, row by row the same.
@NullMarked
package depesche.bot.ledger.copy;

import org.jspecify.annotations.NullMarked;
