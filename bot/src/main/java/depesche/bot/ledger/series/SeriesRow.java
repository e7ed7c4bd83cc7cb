package depesche.bot.ledger.series;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/// Several games created alike, over one round or more. The words of its preset when it was created
/// stand here, so that the file may change later.
@Entity
@Table(name = "series")
public class SeriesRow {

  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  public long id;

  /// The word by which letters name it.
  public String name = "";

  /// The file it was created from.
  public String preset = "";

  public String title = "";

  /// Lines of `key=value`, for options of the title.
  public String options = "";

  /// Lines of `key=value`, for rules of the table.
  @Column(name = "table_rules")
  public String tableRules = "";

  /// The deadline policy, as its own text.
  public String clock = "";

  /// The rule by which points are given.
  public String points = "";

  /// So many games a round at most.
  public int games;

  /// So many seats a game; 0 for as many as the title takes.
  public int seats;

  public int rounds;

  /// The round that is played, from 1; 0 before the start.
  @Column(name = "current_round")
  public int round;

  @Enumerated(EnumType.STRING)
  public State state = State.OPEN;

  /// The address of the person who runs it.
  public String master = "";

  /// S, locked.
  @Column(name = "secret_hidden")
  public byte[] secretHidden = {};

  /// Z, locked.
  @Column(name = "secret_open")
  public byte[] secretOpen = {};

  /// What the commitment covers, as the text that is published.
  public String setup = "";

  /// What was fixed at the start, as the transcript has it; empty until then.
  public String head = "";

  /// The sum over all that was published so far.
  @Column(name = "summary")
  public String sum = "";

  public Instant created = Instant.EPOCH;

  /// How far it is.
  public enum State {
    /// Takes players.
    OPEN,
    RUNNING,
    OVER
  }

  /// {@return whether another round is still to be dealt}
  public boolean hasMoreRounds() {
    return state != State.OVER && round < rounds;
  }
}
