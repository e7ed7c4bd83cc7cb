package depesche.bot.ledger.people;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/// A seat that only one address may take for a while: it was asked whether the mail that wants the
/// seat is its own.
@Entity
@Table(name = "kept_seat")
public class KeptSeatRow {

  @Id
  @Column(name = "seat_id")
  public long seatId;

  @Column(name = "game_id")
  public long gameId;

  public String address = "";

  public Instant ends = Instant.EPOCH;

  /// {@return a seat that is kept for an address until then}
  public static KeptSeatRow of(long seat, long game, String address, Instant ends) {
    KeptSeatRow row = new KeptSeatRow();
    row.seatId = seat;
    row.gameId = game;
    row.address = address;
    row.ends = ends;
    return row;
  }
}
