package depesche.bot.ledger.turn;

import depesche.bot.ledger.rows.NumberedRow;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Table;
import java.time.Instant;
import org.hibernate.annotations.DynamicUpdate;

/// What is to be done for a game, by the first to take it. The row goes when it is done.
@Entity
@DynamicUpdate
@Table(name = "todo")
public class TodoRow extends NumberedRow {

  @Enumerated(EnumType.STRING)
  public Kind kind = Kind.JUDGE;

  @Column(name = "game_id")
  public long gameId;

  public int turn;

  /// As of when it is done.
  public Instant made = Instant.EPOCH;

  /// Not before.
  public Instant due = Instant.EPOCH;

  public int attempts;

  /// What is to be told beside what the ledger holds of the turn anyway.
  public String content = "";

  /// What stopped it last: kind and place of the fault.
  public String cause = "";

  /// What is to be done.
  public enum Kind {
    /// The letters of a game are fixed, and its turn is to be judged by them.
    JUDGE,
    /// A turn was judged, and its report is to be written.
    REPORT
  }
}
