/// Mail out and mail in: SMTP and IMAP clients, the composer of finished messages, and the embedded
/// post office for those who have no mail server at hand. Nothing else in the bot sees
/// `jakarta.mail`.
@NullMarked
package depesche.bot.post;

import org.jspecify.annotations.NullMarked;
