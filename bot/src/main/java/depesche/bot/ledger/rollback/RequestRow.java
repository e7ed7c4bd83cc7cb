package depesche.bot.ledger.rollback;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.List;

/// The players of a game are asked whether a turn may be judged again.
@Entity
@Table(name = "rollback_request")
public class RequestRow {

  @Id
  @Column(name = "game_id")
  public long gameId;

  /// Where the game stood when they were asked. If it stands elsewhere, nothing is asked any more.
  @Column(name = "at_turn")
  public int atTurn;

  public String phase = "";

  /// Whether the orders are to be opened again.
  public boolean reopens;

  public String reason = "";

  /// By when they must agree.
  public Instant ends = Instant.EPOCH;

  /// Whether the game was paused by it, and not before.
  public boolean paused;

  /// The seats that have agreed, one a line.
  public String agreed = "";

  /// {@return whether a seat has agreed}
  public boolean hasAgreed(String seat) {
    return agreed.lines().toList().contains(seat);
  }

  /// A seat agrees.
  public void agree(String seat) {
    if (!hasAgreed(seat)) {
      agreed = agreed.isEmpty() ? seat : String.join("\n", List.of(agreed, seat));
    }
  }
}
