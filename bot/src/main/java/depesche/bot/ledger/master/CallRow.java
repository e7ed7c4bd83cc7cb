package depesche.bot.ledger.master;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/// The master of a game is called, because it is held and waits for them.
@Entity
@Table(name = "master_call")
public class CallRow {

  @Id
  @Column(name = "game_id")
  public long gameId;

  /// Since when it is held.
  public Instant since = Instant.EPOCH;

  /// How often they were called so far.
  public int calls;

  /// When they are called next.
  public Instant due = Instant.EPOCH;

  /// Why it is held, in one word.
  public String why = "";
}
