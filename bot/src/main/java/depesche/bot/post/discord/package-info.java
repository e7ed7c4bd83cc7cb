/// Discord: one client of its gateway and its REST interface. What is said to us there becomes a
/// [DiscordInput] (`listen`), what we say goes out as a [Posting] (`send`), and `session` keeps us
/// connected; nothing else in the bot sees JDA.
@NullMarked
package depesche.bot.post.discord;

import org.jspecify.annotations.NullMarked;
