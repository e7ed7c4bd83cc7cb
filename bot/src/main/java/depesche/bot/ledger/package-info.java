/// What is kept: Hibernate rows over H2, one transaction a piece of work, and the barrier that
/// makes a commit durable before the outside hears of it. Rows are plain mutable data and live
/// within one transaction; those of games and seats are seen here only, by others as [StoredGame]
/// and [StoredSeat]. The other rows stand in `mail`, `discord` and `turn`, without anything that
/// asks for them. Nothing else in the bot sees Hibernate.
@NullMarked
package depesche.bot.ledger;

import org.jspecify.annotations.NullMarked;
