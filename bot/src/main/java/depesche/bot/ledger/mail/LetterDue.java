package depesche.bot.ledger.mail;

import java.time.Instant;

/// A message to read now, without its bytes.
public record LetterDue(long id, Instant received) {}
