/// Rows of a turn: letters on file, seals, draws, alarms and what was judged.
@NullMarked
package depesche.bot.ledger.turn;

import org.jspecify.annotations.NullMarked;
