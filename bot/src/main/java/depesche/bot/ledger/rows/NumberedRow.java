package depesche.bot.ledger.rows;

import jakarta.persistence.Id;
import jakarta.persistence.MappedSuperclass;

/// A row with a number from [Entries]; all others get theirs from their table.
@MappedSuperclass
public abstract class NumberedRow {

  @Id public long id;
}
