package depesche.bot.ledger;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A person, by the address they are registered with; `discord:ID` for one without mail.
@Entity
@Table(name = "player")
public class PlayerRow {

  private static final String ERASED = "erased:";
  private static final String ON_DISCORD = "discord:";

  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  public long id;

  public String address = "";

  /// An IANA zone id, for dates in mails.
  public String zone = "UTC";

  /// The id of the account on Discord; null without one.
  public @Nullable String discord;

  /// Where reports go; `MAIL` and `DISCORD` count only for somebody who has both.
  @Enumerated(EnumType.STRING)
  public Reports reports = Reports.BOTH;

  /// Whether the game's thread on Discord may ping this person.
  public boolean pings;

  /// Whether a receipt by mail shows what they have on file as a picture.
  @Column(name = "own_map")
  public boolean ownMap = true;

  /// Whether reports by mail bring the large map, too.
  @Column(name = "large_map")
  public boolean largeMap;

  /// Whether maps are dark, for readers at night.
  @Column(name = "dark_map")
  public boolean darkMap;

  /// Whether a form for their orders comes with each report that asks for some.
  public boolean form;

  /// How their reports come once more, to be pasted elsewhere.
  @Enumerated(EnumType.STRING)
  public Paste paste = Paste.OFF;

  /// What the address of their calendar is made of; empty if they have none.
  public String calendar = "";

  /// Whether their reports by mail bring deadlines for a calendar.
  @Column(name = "calendar_mail")
  public boolean calendarMail;

  /// What others call this person; empty if they told us no name.
  public String name = "";

  /// Whether the operator lets nothing of theirs count.
  public boolean blocked;

  /// The clock time at which they get one mail a day about all their games; empty for none.
  public String digest = "";

  /// When the next of these is due; null for none.
  @Column(name = "digest_due")
  public @Nullable Instant digestDue;

  /// When the main address was proved to be theirs; null if it was not.
  public @Nullable Instant proved;

  /// {@return whether what is asked in this person's name is asked by them}
  public boolean isProved() {
    return proved != null || discord != null;
  }

  /// {@return the address of somebody who has no mail}
  public static String onDiscord(String id) {
    return ON_DISCORD + id;
  }

  /// {@return the account that such an address names}
  public static Optional<String> account(String address) {
    return address.startsWith(ON_DISCORD)
        ? Optional.of(address.substring(ON_DISCORD.length()))
        : Optional.empty();
  }

  /// {@return whether nothing is known of this person any more}
  public boolean isErased() {
    return address.startsWith(ERASED);
  }

  /// Nothing is known of this person from now on.
  void erase() {
    address = ERASED + id;
    discord = null;
    name = "";
    zone = "UTC";
    reports = Reports.BOTH;
    pings = false;
    ownMap = true;
    largeMap = false;
    darkMap = false;
    paste = Paste.OFF;
    calendar = "";
    calendarMail = false;
    form = false;
    digest = "";
    digestDue = null;
    proved = null;
  }

  /// {@return whether mail reaches this person}
  public boolean hasMail() {
    return address.contains("@");
  }

  /// What the place reads where they paste reports.
  public enum Paste {
    OFF,
    BBCODE,
    MARKDOWN,
    TEXT
  }

  /// Where what nobody asked for is sent.
  public enum Reports {
    MAIL,
    DISCORD,
    BOTH,
    /// In a game's thread, except what is not for everybody.
    THREAD
  }
}
