package depesche.bot.ledger;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import jakarta.persistence.Version;
import java.time.Instant;
import org.hibernate.annotations.DynamicUpdate;
import org.jspecify.annotations.Nullable;

/// One table being played.
@Entity
@DynamicUpdate
@Table(name = "game")
public class GameRow {

  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  public long id;

  /// The word by which letters name the game.
  public String name = "";

  public String title = "";

  public String edition = "";

  /// Lines of `key=value`, for options that differ from their default.
  public String options = "";

  @Enumerated(EnumType.STRING)
  public State state = State.FORMING;

  /// Steps judged so far; setting up is 1.
  public int turn = 0;

  public String phase = "";

  /// What the title's codec wrote.
  public String position = "";

  /// The deadline policy, as its own text.
  public String clock = "";

  public String master = "";

  /// S, locked.
  @Column(name = "secret_hidden")
  public byte[] secretHidden = {};

  /// Z, locked.
  @Column(name = "secret_open")
  public byte[] secretOpen = {};

  /// From where a public value enters the draws of each turn, as the master announced it; empty for
  /// none.
  @Column(name = "mix_source")
  public String mixSource = "";

  /// What is played, as the text that the commitment covers; empty without a commitment.
  public String setup = "";

  /// What was fixed before the game began, as the transcript has it; empty until then.
  public String head = "";

  /// The sum over all that was published so far.
  @Column(name = "summary")
  public String sum = "";

  public Instant created = Instant.EPOCH;

  /// Since when the game rests; null while it runs.
  public @Nullable Instant paused;

  @Version public long version;

  /// Where a game stands in its life.
  public enum State {
    FORMING,
    /// Waits for the phrases that were pledged.
    REVEALING,
    RUNNING,
    PAUSED,
    OVER
  }
}
