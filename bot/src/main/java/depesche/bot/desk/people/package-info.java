/// Seats and persons: who joins, who signs on, names, addresses and accounts.
@NullMarked
package depesche.bot.desk.people;

import org.jspecify.annotations.NullMarked;
