package depesche.bot.ledger.discord;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/// Somebody on Discord who has written to us without a command.
@Entity
@Table(name = "talk")
public class TalkRow {

  /// The id of the person.
  @Id public String person = "";
}
