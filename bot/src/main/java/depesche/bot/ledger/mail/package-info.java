/// Rows of messages: what came in, what waits to go out, and its files.
@NullMarked
package depesche.bot.ledger.mail;

import org.jspecify.annotations.NullMarked;
