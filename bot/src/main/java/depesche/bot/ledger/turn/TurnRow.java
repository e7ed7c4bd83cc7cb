package depesche.bot.ledger.turn;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/// A judged turn.
@Entity
@Table(name = "turn")
public class TurnRow {

  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  public long id;

  @Column(name = "game_id")
  public long gameId;

  public int turn;

  /// The phase that was judged; empty for setting up.
  public String phase = "";

  public Instant judged = Instant.EPOCH;

  /// The newest letter that was on file.
  @Column(name = "last_letter")
  public long lastLetter;

  /// The position after it.
  public String position = "";

  /// What was published with the report, as the transcript has it, with every card that was shown
  /// to anybody.
  public String published = "";

  /// What was drawn in secret, as the transcript of a game that is over has it.
  public String secrets = "[]";

  /// The seats nobody answered for, one a line: their letters did not count.
  public String absent = "";
}
