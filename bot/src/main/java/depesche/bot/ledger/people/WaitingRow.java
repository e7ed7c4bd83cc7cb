package depesche.bot.ledger.people;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/// Somebody who waits for a seat of a game, or watches it.
@Entity
@Table(name = "waiting")
public class WaitingRow {

  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  public long id;

  @Column(name = "game_id")
  public long gameId;

  @Column(name = "player_id")
  public long playerId;

  /// Whether they only watch, and get the reports that everybody may read.
  public boolean watches;

  public Instant since = Instant.EPOCH;
}
