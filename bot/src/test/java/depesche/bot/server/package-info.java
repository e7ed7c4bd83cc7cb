/// The whole program from outside: letters go in by SMTP, mails are read by IMAP, and what is
/// proved is proved by what people find in their mailboxes.
@NullMarked
package depesche.bot.server;

import org.jspecify.annotations.NullMarked;
