package depesche.bot.ledger.database;

import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
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

  /// Begins one.
  public Begun begin() {
    return new Begun(database, sessions.openSession(), last, over);
  }

  /// A transaction was undone: the same work may be done again.
  ///
  /// @param tries how often it was tried
  /// @return whether it may
  public boolean again(Throwable failure, int tries) {
    Optional<String> passing = passing(failure);
    if (tries >= TRIES || passing.isEmpty()) {
      return false;
    }
    boolean isBroken = database.isBroken(passing.get());
    if (isBroken) {
      broken.run();
    }
    LOG.atLevel(isBroken && isToldOfLate() ? Level.DEBUG : Level.WARN)
        .log("the database has undone some work: SQL state {}; it is done again", passing.get());
    return true;
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

  /// A transaction: it is kept by [#commit], or not at all. Hibernate's own way of doing this keeps
  /// the connection for good when the work ends by an error of the machine, such as a stack that
  /// overflows.
  public static final class Begun implements AutoCloseable {

    private final Database database;
    private final Session session;
    private final Work last;
    private final CountDownLatch over;
    private final Transaction transaction;

    private Begun(Database database, Session session, Work last, CountDownLatch over) {
      this.database = database;
      this.session = session;
      this.last = last;
      this.over = over;
      this.transaction = session.getTransaction();
    }

    /// {@return in what it is done; comes once and first}
    public Session session() {
      try {
        transaction.begin();
        session.doWork(database::refuseClosed);
        return session;
      } catch (RuntimeException e) {
        throw behind(e);
      }
    }

    /// {@return why its work failed that failed by this}
    public RuntimeException behind(RuntimeException failure) {
      return UnseenFault.behind(transaction, failure);
    }

    /// Keeps what was done.
    ///
    /// @throws RuntimeException if nothing of it is kept
    public void commit() {
      Optional<String> mark = mark();
      try {
        database.end(transaction::commit);
      } catch (RuntimeException e) {
        undo(e);
        if (mark.isEmpty() || !database.isCommitted(mark.get(), over)) {
          throw e;
        }
        LOG.warn("the line broke at a commit; the database has kept it");
      }
    }

    /// The last question is whether it may be kept at all.
    private Optional<String> mark() {
      try {
        UnseenFault.none(transaction);
        session.flush();
        Optional<String> mark = session.doReturningWork(database::mark);
        if (mark.isPresent()) {
          session.doWork(last);
        }
        return mark;
      } catch (RuntimeException e) {
        throw behind(e);
      }
    }

    private void undo(Throwable why) {
      try {
        undo();
      } catch (RuntimeException e) {
        why.addSuppressed(e);
      }
    }

    private void undo() {
      if (transaction.getStatus().canRollback()) {
        database.end(transaction::rollback);
      }
    }

    /// Undoes what was not kept.
    @Override
    public void close() {
      try (session) {
        undo();
      }
    }
  }
}
