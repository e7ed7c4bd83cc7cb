package depesche.bot.ledger;

import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/// A person, by the address he or she is registered with.
@Entity
@Table(name = "player")
public class PlayerRow {

  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  public long id;

  public String address = "";

  /// An IANA zone id, for dates in mails.
  public String zone = "UTC";
}
