package depesche.bot.ledger;

/// A parcel to send now, without its bytes.
public record ParcelDue(long id, String recipient) {}
