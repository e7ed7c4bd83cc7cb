/// Those who run a game: who they are, what they may see, and the log of what they did. Nothing
/// here knows a desk or a channel.
@NullMarked
package depesche.bot.master;

import org.jspecify.annotations.NullMarked;
