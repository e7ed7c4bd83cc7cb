/// Our account on Discord: it logs in, stays connected, and makes its commands known.
@NullMarked
package depesche.bot.post.discord.session;

import org.jspecify.annotations.NullMarked;
