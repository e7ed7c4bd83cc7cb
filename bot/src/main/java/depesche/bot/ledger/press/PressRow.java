package depesche.bot.ledger.press;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.List;
import org.hibernate.annotations.DynamicUpdate;
import org.jspecify.annotations.Nullable;

/// What one seat wrote to others, as it was written. Who may read it is in its copies.
@Entity
@DynamicUpdate
@Table(name = "press")
public class PressRow {

  /// Who writes or reads without a seat.
  public static final long MASTER = 0;

  public static final long OBSERVERS = -1;

  /// What a press has in [#toldTo] that went to everybody.
  public static final String TO_ALL = lines(List.of("ALL"));

  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  public long id;

  @Column(name = "game_id")
  public long gameId;

  /// The writer's seat, or [#MASTER] or [#OBSERVERS].
  public long author;

  /// Who wrote it; null for somebody without a name here. While it is held, nobody else sends it or
  /// drops it, not even a later player of the seat.
  @Column(name = "player_id")
  public @Nullable Long playerId;

  /// By which its writer knows it, from 1.
  public int number;

  public int turn;

  public String phase = "";

  public Instant made = Instant.EPOCH;

  @Enumerated(EnumType.STRING)
  public State state = State.SENT;

  /// When an unsigned press leaves; null for one that leaves at once or with a report.
  public @Nullable Instant due;

  /// From whom it seems to come: a seat, `M` or `O`; empty for an unsigned one.
  @Column(name = "shown_from")
  public String shownFrom = "";

  /// To whom its readers think it went, one a line; empty if each is told of themselves alone.
  @Column(name = "shown_to")
  public String shownTo = "";

  /// To whom its writer knows it went, one a line.
  @Column(name = "told_to")
  public String toldTo = "";

  /// Whether it is never published: somebody must never read it, or it is the master's affair.
  public boolean barred;

  @Column(name = "content")
  public String text = "";

  /// {@return when it left, as far as its readers may know} When an unsigned press was written
  /// would tell by whom.
  public Instant left() {
    return due == null ? made : due;
  }

  /// {@return the lines of a list as [#shownTo] has it}
  public static List<String> words(String lines) {
    return lines.lines().filter(line -> !line.isEmpty()).toList();
  }

  /// {@return a list as it is kept: a line end before and behind each word}
  public static String lines(List<String> words) {
    return words.isEmpty() ? "" : "\n" + String.join("\n", words) + "\n";
  }

  /// How far a press has come.
  public enum State {
    SENT,
    /// Its writer is asked first.
    HELD,
    /// The same, and it is to come with the next report.
    POSTAL_HELD,
    DROPPED,
    /// Unsigned, and leaves when it is due.
    WAITING,
    /// Comes with the next report.
    POSTAL
  }
}
