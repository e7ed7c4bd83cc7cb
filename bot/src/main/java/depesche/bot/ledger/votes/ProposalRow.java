package depesche.bot.ledger.votes;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/// What has been proposed to a table in a phase.
@Entity
@Table(name = "proposal")
public class ProposalRow {

  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  public long id;

  @Column(name = "game_id")
  public long gameId;

  @Column(name = "seat_id")
  public long seatId;

  /// Such as `draw`.
  public String motion = "";

  /// The seats it names, a line each.
  public String seats = "";

  public String phase = "";

  public int turn;
}
