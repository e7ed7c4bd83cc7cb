package depesche.bot.ledger.turn;

import depesche.bot.ledger.rows.NumberedRow;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.List;

/// A deadline or a reminder of one phase of one game.
@Entity
@Table(name = "alarm")
public class AlarmRow extends NumberedRow {

  /// Those of a game of some kinds, in whatever phase, oldest first.
  public static final String DEADLINES =
      "from AlarmRow where gameId = ?1 and kind in ?2 order by id";

  /// What limits the time of a phase.
  public static final List<Kind> LIMITS = List.of(Kind.DEADLINE, Kind.GRACE);

  @Column(name = "game_id")
  public long gameId;

  public String phase = "";

  @Enumerated(EnumType.STRING)
  public Kind kind = Kind.DEADLINE;

  public Instant due = Instant.EPOCH;

  public boolean done;

  /// How often it was set again; it never falls.
  public int moves;

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
