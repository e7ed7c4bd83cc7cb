/// A person's mail program, for the command line, the demonstration and tests.
@NullMarked
package depesche.bot.post.client;

import org.jspecify.annotations.NullMarked;
