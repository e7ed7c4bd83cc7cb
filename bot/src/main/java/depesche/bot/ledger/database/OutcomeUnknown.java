package depesche.bot.ledger.database;

import java.sql.SQLException;

/// The line broke while the database was told to commit, and it cannot be asked whether it did. One
/// has to look.
public final class OutcomeUnknown extends IllegalStateException {

  private static final long serialVersionUID = 1L;

  /// What SQL calls it.
  private static final String STATE = "08007";

  OutcomeUnknown() {
    super(new SQLException("the database does not say whether it has committed", STATE));
  }
}
