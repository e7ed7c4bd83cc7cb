package depesche.bot.ledger.mail;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import org.hibernate.Session;
import org.hibernate.engine.spi.SessionFactoryImplementor;

/// The numbers of the parcels that one piece of work enters. They grow with time whichever node
/// gives them, and what one reader is told leaves in their order: so each piece of work takes its
/// own when it enters the first, and what is left of them is never given.
public final class ParcelNumbers {

  /// By so many the sequence grows; the number it gives is the last of them.
  private static final int TOGETHER = 50;

  private static final String SEQUENCE = "parcel_seq";

  private final Session session;
  private long next = 1;
  private long last;

  public ParcelNumbers(Session session) {
    this.session = session;
  }

  /// {@return the next one}
  public long next() {
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
      // The sequence begins at one.
      next = Math.max(1, last - TOGETHER + 1);
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
