package depesche.bot.ledger.database;

import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.hibernate.Session;
import org.hibernate.SessionFactory;
import org.hibernate.Transaction;
import org.hibernate.jdbc.Work;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;

/// Does work in transactions, each of it once: what the database has undone for a reason that
/// passes is done again, and if the line breaks while it is told to commit, it is asked whether it
/// did.
public final class Transactions {

  private static final Logger LOG = LoggerFactory.getLogger(Transactions.class);

  /// So often a piece of work is done before it is given up.
  private static final int TRIES = 4;

  private static final Duration LATELY = Duration.ofSeconds(10);

  private final Database database;
  private final SessionFactory sessions;
  private final Work last;
  private final Runnable broken;
  private final CountDownLatch over;
  private final AtomicLong told = new AtomicLong(System.nanoTime() - LATELY.toNanos());

  /// @param last follows at the end of each transaction that changes something: if it throws,
  ///   nothing of it is kept
  /// @param broken follows when a line was found broken, before the work is done again
  public Transactions(Database database, SessionFactory sessions, Work last, Runnable broken) {
    this(database, sessions, last, broken, new CountDownLatch(1));
  }

  private Transactions(
      Database database, SessionFactory sessions, Work last, Runnable broken, CountDownLatch over) {
    this.database = database;
    this.sessions = sessions;
    this.last = last;
    this.broken = broken;
    this.over = over;
  }

  /// {@return the same, with another end of each transaction} They end together.
  public Transactions endedBy(Work other) {
    return new Transactions(database, sessions, other, broken, over);
  }

  /// No work waits for a database any more that does not answer.
  public void end() {
    over.countDown();
  }

  /// Does a piece of work in one transaction. It may be done again from the start, so it must
  /// change nothing but the database and what it returns.
  ///
  /// @param undone follows whenever the transaction was undone
  public <T> T run(Function<Session, T> work, Runnable undone) {
    for (int left = TRIES - 1; ; left--) {
      try {
        return once(work);
      } catch (RuntimeException | Error e) {
        undone.run();
        Optional<String> passing = passing(e);
        if (left == 0 || passing.isEmpty()) {
          throw e;
        }
        boolean isBroken = database.isBroken(passing.get());
        if (isBroken) {
          broken.run();
        }
        LOG.atLevel(isBroken && isToldOfLate() ? Level.DEBUG : Level.WARN)
            .log(
                "the database has undone some work: SQL state {}; it is done again", passing.get());
      }
    }
  }

  /// Lines break together; if they go on breaking, those say it whose work waits for that.
  private boolean isToldOfLate() {
    long now = System.nanoTime();
    return now - told.getAndSet(now) < LATELY.toNanos();
  }

  /// {@return the SQL state of a fault after which the same work may succeed, and has left nothing}
  private Optional<String> passing(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      // Of the second, the pool has waited long enough for a line.
      if (cause instanceof OutcomeUnknown || cause instanceof SQLTransientConnectionException) {
        return Optional.empty();
      }
      if (cause instanceof SQLException sql
          && sql.getSQLState() != null
          && database.isPassing(sql.getSQLState())) {
        return Optional.of(sql.getSQLState());
      }
    }
    return Optional.empty();
  }

  /// Hibernate's own way of doing this keeps the connection for good when the work ends by an error
  /// of the machine, such as a stack that overflows.
  private <T> T once(Function<Session, T> work) {
    try (Session session = sessions.openSession()) {
      Transaction transaction = session.beginTransaction();
      Optional<String> mark = Optional.empty();
      T result;
      try {
        session.doWork(database::refuseClosed);
        result = work.apply(session);
        UnseenFault.none(transaction);
        session.flush();
        mark = session.doReturningWork(database::mark);
        if (mark.isPresent()) {
          session.doWork(last);
        }
      } catch (RuntimeException e) {
        RuntimeException why = UnseenFault.behind(transaction, e);
        undo(transaction, why);
        throw why;
      } catch (Error e) {
        undo(transaction, e);
        throw e;
      }
      try {
        database.end(transaction::commit);
      } catch (RuntimeException e) {
        undo(transaction, e);
        if (mark.isEmpty() || !database.isCommitted(mark.get(), over)) {
          throw e;
        }
        LOG.warn("the line broke at a commit; the database has kept it");
      }
      return result;
    }
  }

  private void undo(Transaction transaction, Throwable why) {
    try {
      if (transaction.getStatus().canRollback()) {
        database.end(transaction::rollback);
      }
    } catch (RuntimeException e) {
      why.addSuppressed(e);
    }
  }
}
