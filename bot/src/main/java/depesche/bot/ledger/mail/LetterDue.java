package depesche.bot.ledger.mail;

import java.time.Instant;

/// A message to read now, without its bytes.
///
/// @param attempts how often it was tried before
public record LetterDue(long id, Instant received, int attempts) {}
