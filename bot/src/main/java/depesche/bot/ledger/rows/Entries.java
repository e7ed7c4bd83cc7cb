package depesche.bot.ledger.rows;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import org.hibernate.Session;
import org.hibernate.engine.spi.SessionFactoryImplementor;

/// Enters the rows of one transaction, and numbers those that go to the database many at a time.
/// Their numbers grow with time whichever node gives them, and what one reader is told leaves in
/// their order: so each transaction takes its own with the first such row, and what is left of them
/// is never given. Nothing keeps a stock of them: what a database gives is on its disk with the
/// next commit, and if it breaks down before, it gives the same numbers again.
public final class Entries {

  /// By so many the sequence grows; the number it gives is the last of them.
  private static final int TOGETHER = 50;

  /// One for all tables, so that few are asked for.
  private static final String SEQUENCE = "row_seq";

  private final Session session;
  private long next = 1;
  private long last;

  public Entries(Session session) {
    this.session = session;
  }

  /// Enters a new row.
  public <T> T enter(T row) {
    if (row instanceof NumberedRow numbered) {
      numbered.id = number();
    }
    session.persist(row);
    return row;
  }

  private long number() {
    if (next > last) {
      last =
          session.doReturningWork(
              connection -> {
                try (PreparedStatement asked = connection.prepareStatement(question());
                    ResultSet given = asked.executeQuery()) {
                  given.next();
                  return given.getLong(1);
                }
              });
      next = last - TOGETHER + 1;
    }
    return next++;
  }

  private String question() {
    return session
        .getFactory()
        .unwrap(SessionFactoryImplementor.class)
        .getJdbcServices()
        .getDialect()
        .getSequenceSupport()
        .getSequenceNextValString(SEQUENCE);
  }
}
