package depesche.bot.ledger.people;

import depesche.bot.ledger.rows.NumberedRow;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Table;
import org.jspecify.annotations.Nullable;

/// What became of a seat that was asked something in a turn. A seat that was asked nothing has no
/// row: nothing due is no miss.
@Entity
@Table(name = "outcome")
public class OutcomeRow extends NumberedRow {

  @Column(name = "game_id")
  public long gameId;

  @Column(name = "seat_id")
  public long seatId;

  /// Who was to answer; null if nobody was.
  @Column(name = "player_id")
  public @Nullable Long playerId;

  public int turn;

  public String phase = "";

  @Enumerated(EnumType.STRING)
  public Kind kind = Kind.RECEIVED;

  /// Whether it was a turn to be talked over: only such turns count against anybody.
  public boolean weighty;

  /// What became of it.
  public enum Kind {
    /// Something was on file when the letters were sealed.
    RECEIVED,
    /// Nothing was on file.
    MISSED,
    /// Nothing was on file, and the game's budget excused it.
    EXCUSED,
    /// Nobody answered for the seat.
    ABSENT
  }
}
