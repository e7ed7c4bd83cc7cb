package depesche.bot.ledger.discord;

import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/// One time at which we presented ourselves to Discord.
@Entity
@Table(name = "login")
public class LoginRow {

  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  public long id;

  public Instant presented = Instant.EPOCH;
}
