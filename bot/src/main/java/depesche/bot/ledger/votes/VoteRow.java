package depesche.bot.ledger.votes;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/// How a seat votes on one motion. A seat has one vote on each.
@Entity
@Table(name = "vote")
public class VoteRow {

  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  public long id;

  @Column(name = "game_id")
  public long gameId;

  @Column(name = "seat_id")
  public long seatId;

  /// Who voted: a new player of the seat is not bound by it.
  @Column(name = "player_id")
  public long playerId;

  /// Such as `draw`.
  public String motion = "";

  /// The seats it names, a line each.
  public String seats = "";

  /// The phase in which it was cast.
  public String phase = "";

  /// The turns that had been judged when it was cast.
  public int turn;

  @Column(name = "voted")
  public Instant voted = Instant.EPOCH;
}
