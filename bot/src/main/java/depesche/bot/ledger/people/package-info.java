/// What is kept of people: further addresses, what they were asked, who waits, and what became of
/// their turns.
@NullMarked
package depesche.bot.ledger.people;

import org.jspecify.annotations.NullMarked;
