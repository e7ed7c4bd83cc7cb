/// The file of the ledger, looked at and locked from outside.
@NullMarked
package depesche.bot.ledger.file;

import org.jspecify.annotations.NullMarked;
