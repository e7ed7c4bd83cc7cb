/// What has come is stored here, from mailboxes and from Discord, before anybody reads it.
@NullMarked
package depesche.bot.server.arrival;

import org.jspecify.annotations.NullMarked;
