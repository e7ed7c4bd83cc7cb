/// What is said to us on Discord: commands, forms, messages, and what was missed.
@NullMarked
package depesche.bot.post.discord.listen;

import org.jspecify.annotations.NullMarked;
