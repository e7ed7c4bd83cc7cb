package depesche.bot.ledger.discord;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/// A code on its way to a person who is to type it on the other channel.
@Entity
@Table(name = "link")
public class LinkRow {

  /// A hash of the code.
  @Id public String code = "";

  /// The mail address that it ties.
  public String address = "";

  /// The id of the only account that may use it; empty for whichever does.
  public String person = "";

  /// Whether it says yes to an account that takes the place of another.
  public boolean moves;

  public Instant made = Instant.EPOCH;
}
