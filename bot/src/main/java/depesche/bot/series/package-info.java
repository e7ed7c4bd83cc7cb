/// Tournaments and leagues: who meets whom, and how many points a result is worth. Pure
/// calculation, without ledger or chance: both are handed in.
@NullMarked
package depesche.bot.series;

import org.jspecify.annotations.NullMarked;
