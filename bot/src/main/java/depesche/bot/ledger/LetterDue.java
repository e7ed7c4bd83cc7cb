package depesche.bot.ledger;

import java.time.Instant;

/// A message to read now, without its bytes.
public record LetterDue(long id, Instant received) {}
