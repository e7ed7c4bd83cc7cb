/// What is kept of votes: how each seat votes, what has been proposed, and how games have ended.
@NullMarked
package depesche.bot.ledger.votes;

import org.jspecify.annotations.NullMarked;
