/// Mail in: a mailbox is watched by IMAP.
@NullMarked
package depesche.bot.post.imap;

import org.jspecify.annotations.NullMarked;
