package depesche.bot.ledger.turn;

import java.time.Instant;

/// An alarm that is due, when it was, and of which game.
public record AlarmDue(long id, Instant due, long game) {}
