/// Mail in (`imap`) and out (`smtp`), Discord, and the embedded post office for those who have no
/// mail server at hand; here is what they share. Nothing else in the bot sees `jakarta.mail`.
@NullMarked
package depesche.bot.post;

import org.jspecify.annotations.NullMarked;
