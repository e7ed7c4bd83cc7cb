package depesche.bot.ledger.master;

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

  /// The seats that have agreed, each with its player, one a line.
  public String agreed = "";

  /// {@return whether the player of a seat has agreed} One who takes it over is asked, too.
  public boolean hasAgreed(String seat, long player) {
    return agreed.lines().toList().contains(line(seat, player));
  }

  /// The player of a seat agrees.
  public void agree(String seat, long player) {
    if (!hasAgreed(seat, player)) {
      String line = line(seat, player);
      agreed = agreed.isEmpty() ? line : String.join("\n", List.of(agreed, line));
    }
  }

  private static String line(String seat, long player) {
    return seat + " " + player;
  }
}
