/// The embedded post office: mailboxes as plain files, an SMTP door to hand mail in and an IMAP
/// door (`imap`) to fetch it. It is an island: every address has a mailbox here and nothing is ever
/// relayed.
@NullMarked
package depesche.bot.post.office;

import org.jspecify.annotations.NullMarked;
