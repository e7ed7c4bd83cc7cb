/// Threads that share one kind of work, and what stops them.
@NullMarked
package depesche.bot.server.threads;

import org.jspecify.annotations.NullMarked;
