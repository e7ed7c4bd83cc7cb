/// What we say on Discord, and where.
@NullMarked
package depesche.bot.post.discord.send;

import org.jspecify.annotations.NullMarked;
