package depesche.bot.ledger.people;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/// Somebody whom the master of a game has sent away, and not invited since.
@Entity
@Table(name = "ejection")
public class EjectionRow {

  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  public long id;

  @Column(name = "game_id")
  public long gameId;

  @Column(name = "player_id")
  public long playerId;
}
