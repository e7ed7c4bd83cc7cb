package depesche.bot.ledger;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/// When the program was last known to work. There is one.
@Entity
@Table(name = "presence")
class PresenceRow {

  static final long ONLY = 1;

  @Id long id = ONLY;

  Instant seen = Instant.EPOCH;
}
