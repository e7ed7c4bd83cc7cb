package depesche.bot.ledger.mail;

import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/// An answer we gave to an address that is nobody's.
@Entity
@Table(name = "stranger")
public class StrangerRow {

  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  public long id;

  public String address = "";

  public Instant answered = Instant.EPOCH;
}
