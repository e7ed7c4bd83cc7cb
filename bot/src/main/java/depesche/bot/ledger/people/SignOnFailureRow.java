package depesche.bot.ledger.people;

import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/// A wrong password. It is kept for a day.
@Entity
@Table(name = "sign_on_failure")
public class SignOnFailureRow {

  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  public long id;

  /// Who tried it, as far as the letter says.
  public String address = "";

  /// For what: a seat, or the master's rights.
  public String target = "";

  public Instant failed = Instant.EPOCH;
}
