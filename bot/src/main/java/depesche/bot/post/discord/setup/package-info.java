/// What somebody chooses on a server with `/setup`: where games are played there, and who may do
/// what.
@NullMarked
package depesche.bot.post.discord.setup;

import org.jspecify.annotations.NullMarked;
