/// Mail out: a message is finished and handed to a mail server by SMTP.
@NullMarked
package depesche.bot.post.smtp;

import org.jspecify.annotations.NullMarked;
