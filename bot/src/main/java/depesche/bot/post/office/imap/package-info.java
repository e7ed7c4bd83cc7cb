/// The IMAP door of the post office.
@NullMarked
package depesche.bot.post.office.imap;

import org.jspecify.annotations.NullMarked;
