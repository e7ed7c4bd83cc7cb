package depesche.bot.ledger;

/// Whether somebody answers for the seat.
public enum SeatState {
  VACANT,
  HELD,
  /// Its player was silent too often; the next letter takes it up again.
  ABANDONED,
  RESIGNED,
  /// Given up by the table's rule: nobody may take it but whom the master asks.
  DISORDER,
  /// Nobody's, by its master's word: its player was released.
  DUMMY
}
