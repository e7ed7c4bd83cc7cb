package depesche.bot.ledger.turn;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/// When the program was last known to work. There is one.
@Entity
@Table(name = "presence")
public class PresenceRow {

  private static final long ONLY = 1;

  @Id public long id = ONLY;

  public Instant seen = Instant.EPOCH;
}
