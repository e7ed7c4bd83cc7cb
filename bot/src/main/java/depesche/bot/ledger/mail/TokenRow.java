package depesche.bot.ledger.mail;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/// A reply token: proof that its bearer got our mail to this seat, and which phase that mail spoke
/// of.
@Entity
@Table(name = "token")
public class TokenRow {

  /// Those of the seats of a game for a phase.
  public static final String OF_GAME =
      "select t from TokenRow t join SeatRow s on s.id = t.seatId"
          + " where s.gameId = ?1 and t.phase = ?2";

  @Id public String token = "";

  @Column(name = "seat_id")
  public long seatId;

  public String phase = "";

  /// The address it was written to; empty for an old one, which is good for the seat's player.
  public String holder = "";
}
