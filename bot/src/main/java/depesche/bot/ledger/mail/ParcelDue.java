package depesche.bot.ledger.mail;

import java.time.Instant;

/// A parcel that waits, without its bytes.
///
/// @param game what it is about; empty for none
/// @param due when to try next
/// @param aside whether it holds nothing back
public record ParcelDue(long id, String recipient, String game, Instant due, boolean aside) {}
