/// The people of a table: how they get their seats, what follows when they are silent, and who may
/// play. Nothing here knows a desk or a channel.
@NullMarked
package depesche.bot.people;

import org.jspecify.annotations.NullMarked;
