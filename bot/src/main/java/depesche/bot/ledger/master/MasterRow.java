package depesche.bot.ledger.master;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/// Somebody who runs a game because its master asked them to.
@Entity
@Table(name = "game_master")
public class MasterRow {

  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  public long id;

  @Column(name = "game_id")
  public long gameId;

  @Column(name = "player_id")
  public long playerId;

  public Instant since = Instant.EPOCH;
}
