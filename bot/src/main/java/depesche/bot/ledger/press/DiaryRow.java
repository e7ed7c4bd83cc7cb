package depesche.bot.ledger.press;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/// What one seat notes for itself.
@Entity
@Table(name = "diary")
public class DiaryRow {

  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  public long id;

  @Column(name = "game_id")
  public long gameId;

  @Column(name = "seat_id")
  public long seatId;

  public int number;

  public String phase = "";

  public Instant made = Instant.EPOCH;

  @Column(name = "content")
  public String text = "";
}
