/// What is kept of series: who takes part, their games, and what came of each.
@NullMarked
package depesche.bot.ledger.series;

import org.jspecify.annotations.NullMarked;
