package depesche.bot.ledger.database;

import depesche.bot.config.UnusableInput;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Asks a PostgreSQL server what became of a transaction whose line broke while it was told to
/// commit.
final class LostCommit {

  private static final Logger LOG = LoggerFactory.getLogger(LostCommit.class);

  /// A server that was started anew may take as long.
  private static final Duration PATIENCE = Duration.ofMinutes(1);

  private static final Duration PAUSE = Duration.ofMillis(250);

  /// So often it may say that it is still under way, before its end of the line is cut, too: it may
  /// not have noticed.
  private static final int UNDER_WAY = 20;

  private static final String STATUS = "select pg_xact_status(cast(? as xid8))";

  private static final String CUT =
      "select pg_terminate_backend(pid) from pg_stat_activity"
          + " where backend_xid = cast(cast(? as xid8) as xid)";

  private LostCommit() {}

  static boolean isCommitted(PostgresDatabase database, String mark) {
    long begun = System.nanoTime();
    for (int asked = 0; System.nanoTime() - begun < PATIENCE.toNanos(); asked++) {
      try (Connection connection = database.connection()) {
        String status = ask(connection, STATUS, mark);
        if (!status.equals("in progress")) {
          return status.equals("committed");
        }
        if (asked >= UNDER_WAY) {
          ask(connection, CUT, mark);
        }
      } catch (SQLException | UnusableInput e) {
        LOG.debug("what became of a commit is asked again: {}", e.getClass().getName());
      }
      pause();
    }
    throw new OutcomeUnknown();
  }

  private static String ask(Connection connection, String question, String mark)
      throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(question)) {
      statement.setString(1, mark);
      try (ResultSet row = statement.executeQuery()) {
        return row.next() ? String.valueOf(row.getString(1)) : "";
      }
    }
  }

  private static void pause() {
    try {
      Thread.sleep(PAUSE);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new OutcomeUnknown();
    }
  }
}
