package depesche.bot.ledger.turn;

import depesche.bot.ledger.rows.NumberedRow;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Table;
import java.time.Instant;

/// A deadline or a reminder of one phase of one game.
@Entity
@Table(name = "alarm")
public class AlarmRow extends NumberedRow {

  @Column(name = "game_id")
  public long gameId;

  public String phase = "";

  @Enumerated(EnumType.STRING)
  public Kind kind = Kind.DEADLINE;

  public Instant due = Instant.EPOCH;

  public boolean done;

  /// Why it is due then, as [depesche.bot.clock.DeadlineReason] writes it.
  public String why = "";

  /// What is due.
  public enum Kind {
    DEADLINE,
    REMINDER,
    /// All orders are in, and nobody has changed theirs for a while.
    EARLY,
    /// What latecomers get after the deadline is over.
    GRACE,
    /// A seat is free again that was kept for somebody who has not answered.
    KEPT_SEAT,
    /// The game goes on by itself.
    PAUSE_END,
    PAUSE_REMINDER,
    /// A game is over, and what its players said of it is told.
    STATEMENTS
  }
}
