package depesche.bot.ledger.press;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// What somebody notes for themselves while they play a seat.
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

  /// Who wrote it: nobody else reads it before the end, not even a later player of the seat.
  @Column(name = "player_id")
  public @Nullable Long playerId;

  public int number;

  public String phase = "";

  public Instant made = Instant.EPOCH;

  @Column(name = "content")
  public String text = "";
}
