package depesche.bot.ledger.discord;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/// How far we have read what is said to us on Discord; there is one row at most.
@Entity
@Table(name = "heard")
public class HeardRow {

  /// The id of the one row.
  public static final long ONLY = 1;

  @Id public long id = ONLY;

  /// The id up to which every message to us has been stored.
  public String message = "";
}
