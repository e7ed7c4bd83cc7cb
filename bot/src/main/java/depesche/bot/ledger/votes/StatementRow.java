package depesche.bot.ledger.votes;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/// What a player says of a game that is over.
@Entity
@Table(name = "statement")
public class StatementRow {

  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  public long id;

  @Column(name = "game_id")
  public long gameId;

  @Column(name = "seat_id")
  public long seatId;

  @Column(name = "player_id")
  public long playerId;

  public String text = "";
}
