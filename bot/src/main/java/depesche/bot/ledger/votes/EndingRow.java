package depesche.bot.ledger.votes;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.List;

/// How and when a game ended. A game ends once: its number is the key.
@Entity
@Table(name = "ending")
public class EndingRow {

  @Id
  @Column(name = "game_id")
  public long gameId;

  /// `rules`, `draw`, `concede` or `master`.
  public String kind = "";

  /// The seats that share, or the one that was conceded to, a line each.
  public String seats = "";

  /// The phase in which it ended.
  public String phase = "";

  @Column(name = "ended")
  public Instant ended = Instant.EPOCH;

  /// Whether the statements of the players have been told.
  public boolean closed;

  /// {@return how a game ended}
  public static EndingRow of(
      long game, String kind, List<String> seats, String phase, Instant now) {
    EndingRow row = new EndingRow();
    row.gameId = game;
    row.kind = kind;
    row.seats = String.join("\n", seats);
    row.phase = phase;
    row.ended = now;
    return row;
  }
}
