/// Several servers in one database: who is there, and who may do what one alone may do.
@NullMarked
package depesche.bot.ledger.nodes;

import org.jspecify.annotations.NullMarked;
