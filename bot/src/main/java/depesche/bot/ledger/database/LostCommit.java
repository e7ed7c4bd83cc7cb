package depesche.bot.ledger.database;

import depesche.bot.config.UnusableInput;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Asks a PostgreSQL server what became of a transaction whose line broke while it was told to
/// commit.
final class LostCommit {

  private static final Logger LOG = LoggerFactory.getLogger(LostCommit.class);

  /// A server that was started anew may take as long.
  private static final Duration PATIENCE = Duration.ofMinutes(1);

  private static final Duration PAUSE = Duration.ofMillis(250);

  private static final String STATUS = "select pg_xact_status(cast(? as xid8))";

  /// The server may not have noticed that the line broke. Its end of it is cut, too, and what it
  /// was about to do is waited for.
  private static final String CUT =
      "select pg_terminate_backend(pid, 5000) from pg_stat_activity"
          + " where backend_xid = cast(cast(? as xid8) as xid)";

  private LostCommit() {}

  /// @param over when the program closes: then nobody waits for a server that does not answer
  static boolean isCommitted(PostgresDatabase database, String mark, CountDownLatch over) {
    long begun = System.nanoTime();
    while (System.nanoTime() - begun < PATIENCE.toNanos()) {
      try (Connection connection = database.connection()) {
        String status = ask(connection, STATUS, mark);
        if (!status.equals("in progress")) {
          return status.equals("committed");
        }
        ask(connection, CUT, mark);
      } catch (SQLException | UnusableInput e) {
        LOG.debug("what became of a commit is asked again: {}", e.getClass().getName());
      }
      pause(over);
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

  private static void pause(CountDownLatch over) {
    try {
      if (over.await(PAUSE.toMillis(), TimeUnit.MILLISECONDS)) {
        throw new OutcomeUnknown();
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new OutcomeUnknown();
    }
  }
}
