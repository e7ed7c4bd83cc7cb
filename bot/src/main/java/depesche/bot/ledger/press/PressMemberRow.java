package depesche.bot.ledger.press;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/// That an account is in a private thread for a seat, or is to be.
@Entity
@Table(name = "press_member")
public class PressMemberRow {

  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  public long id;

  @Column(name = "thread_id")
  public long threadId;

  @Column(name = "seat_id")
  public long seatId;

  public String account = "";

  /// Whether Discord has taken them in.
  public boolean present;

  /// Whether they are being taken out, since the seat is theirs no more.
  public boolean leaving;
}
