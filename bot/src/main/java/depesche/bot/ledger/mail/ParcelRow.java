package depesche.bot.ledger.mail;

import depesche.bot.ledger.rows.NumberedRow;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Table;
import java.time.Instant;
import org.hibernate.annotations.DynamicUpdate;
import org.jspecify.annotations.Nullable;

/// A mail on its way out. Only its changes are written: not its bytes each time.
@Entity
@DynamicUpdate
@Table(name = "parcel")
public class ParcelRow extends NumberedRow {

  /// So begins the key of the last answer to somebody who was erased: where it went is forgotten
  /// once it has been sent.
  public static final String FAREWELL = "farewell.";

  /// In the key of what goes only to somebody who does not read what another parcel says: behind
  /// the key of that one.
  public static final String BESIDE = ".beside";

  /// Names the mail for ever; a second one with the same key is impossible.
  @Column(name = "parcel_key")
  public String key = "";

  public String recipient = "";

  /// Whether it goes to Discord; the recipient shows it.
  @Column(name = "on_discord", insertable = false, updatable = false)
  public boolean onDiscord;

  @Column(name = "message_id")
  public String messageId = "";

  /// The finished mail, with a placeholder for each of its files; emptied once sent.
  @Column(name = "content")
  public byte[] bytes = {};

  /// By which its lines are known again when it comes back; empty for none. It stays.
  public byte[] imprint = {};

  /// The digests of its files, one a line.
  public String files = "";

  @Enumerated(EnumType.STRING)
  public State state = State.WAITING;

  public int attempts = 0;

  /// When to try next.
  public Instant due = Instant.EPOCH;

  public Instant created = Instant.EPOCH;

  /// It was refused while a later one got through: it holds nothing back.
  public boolean aside = false;

  /// The parcel that goes out if this one cannot; null for none.
  public @Nullable Long spare;

  /// The message it answers or follows from, by its number; null for none.
  public @Nullable Long message;

  /// The game it is about; empty for none.
  public String game = "";

  /// The seat it goes to; empty for the master, onlookers and strangers.
  public String seat = "";

  /// {@return what the log calls it: number, whose it is, and the message it answers}
  public String name() {
    String role = key.contains(".master") ? "the master" : "nobody's seat";
    String whose = game.isEmpty() ? "" : ", " + game + ", " + (seat.isEmpty() ? role : seat);
    return "parcel " + id + whose + (message == null ? "" : ", for message " + message);
  }

  /// How far a mail has come.
  public enum State {
    WAITING,
    SENT,
    DEAD,
    /// Goes out only if another cannot.
    SPARE,
    /// A newer one says what it said, and more.
    OVERTAKEN
  }
}
