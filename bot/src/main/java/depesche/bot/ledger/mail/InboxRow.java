package depesche.bot.ledger.mail;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import org.hibernate.annotations.DynamicUpdate;

/// A message that came in, as it came. Only its changes are written.
@Entity
@DynamicUpdate
@Table(name = "inbox")
public class InboxRow {

  /// The mailbox of what was said on Discord; its UID is the snowflake.
  public static final String DISCORD = "discord";

  /// In the place of the time of a change: it was deleted.
  public static final long DELETED = -1;

  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  public long id;

  public String mailbox = "";

  /// Of what was changed on Discord: when.
  @Column(name = "uid_validity")
  public long uidValidity;

  public long uid;

  /// SHA-256 of what its author wrote: the same letter is one row however often it comes.
  public String digest = "";

  public Instant received = Instant.EPOCH;

  @Enumerated(EnumType.STRING)
  public State state = State.WAITING;

  public int attempts = 0;

  /// What stopped the program while it read this: kind and place of the fault, no word of the
  /// message.
  public String cause = "";

  /// How often it was put aside.
  public int aside = 0;

  /// Whether it had more text than is ever read, so that not all was fetched.
  public boolean oversized;

  @Column(name = "content")
  public byte[] bytes = {};

  /// {@return whether it was said on Discord}
  public boolean isCall() {
    return mailbox.equals(DISCORD);
  }

  /// What became of a message. A message that breaks the program has failed: it is kept and left
  /// alone, its sender and its master are told, and the operator can have it read again.
  public enum State {
    WAITING,
    DONE,
    FAILED
  }
}
