package depesche.bot.ledger;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/// How far a private conversation on Discord has been read.
@Entity
@Table(name = "talk")
public class TalkRow {

  /// The id of the person.
  @Id public String person = "";

  /// The id of the newest message that was stored.
  public String message = "";
}
