package depesche.bot.ledger.database;

import com.zaxxer.hikari.SQLExceptionOverride;
import java.sql.SQLException;

/// A line that was opened while PostgreSQL was read-only stays so for as long as it is open. It is
/// given up when that is noticed, so that work goes on as soon as the setting is undone.
final class ReadOnlyLines implements SQLExceptionOverride {

  private static final String READ_ONLY = "25006";

  @java.lang.Override
  public Override adjudicate(SQLException failure) {
    return READ_ONLY.equals(failure.getSQLState()) ? Override.MUST_EVICT : Override.CONTINUE_EVICT;
  }
}
