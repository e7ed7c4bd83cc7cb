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

  @Id public String token = "";

  @Column(name = "seat_id")
  public long seatId;

  public String phase = "";

  /// The address it was written to; empty for an old one, which is good for the seat's player.
  public String holder = "";
}
