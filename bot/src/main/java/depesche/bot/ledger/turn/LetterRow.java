package depesche.bot.ledger.turn;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/// The accepted text of one letter of one seat.
@Entity
@Table(name = "letter")
public class LetterRow {

  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  public long id;

  @Column(name = "game_id")
  public long gameId;

  @Column(name = "seat_id")
  public long seatId;

  public String phase = "";

  public Instant received = Instant.EPOCH;

  public String text = "";

  /// The receipt code, in hexadecimal.
  public String code = "";

  @Column(name = "inbox_id")
  public long inboxId;

  /// Whether it only says again what its seat has on file beside a message that was changed.
  public boolean restates;
}
