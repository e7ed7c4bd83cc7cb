/// The running moderator: what comes in, what goes out, and what is due, each at its own pace.
@NullMarked
package depesche.bot.server;

import org.jspecify.annotations.NullMarked;
