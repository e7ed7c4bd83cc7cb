package depesche.bot.ledger;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import depesche.bot.chance.Vault;
import depesche.bot.config.UnusableInput;
import depesche.bot.ledger.discord.HeardRow;
import depesche.bot.ledger.discord.LinkRow;
import depesche.bot.ledger.discord.LoginRow;
import depesche.bot.ledger.discord.PlaceRow;
import depesche.bot.ledger.discord.TalkRow;
import depesche.bot.ledger.file.LedgerClosed;
import depesche.bot.ledger.file.LedgerFile;
import depesche.bot.ledger.file.LedgerGate;
import depesche.bot.ledger.file.RowCounts;
import depesche.bot.ledger.file.SecretLocks;
import depesche.bot.ledger.mail.EnclosureRow;
import depesche.bot.ledger.mail.InboxRow;
import depesche.bot.ledger.mail.ParcelRow;
import depesche.bot.ledger.mail.StrangerRow;
import depesche.bot.ledger.mail.TokenRow;
import depesche.bot.ledger.master.MasterEntryRow;
import depesche.bot.ledger.master.MasterRow;
import depesche.bot.ledger.people.AbsenceRow;
import depesche.bot.ledger.people.AddressRow;
import depesche.bot.ledger.people.EjectionRow;
import depesche.bot.ledger.people.OfferRow;
import depesche.bot.ledger.people.OutcomeRow;
import depesche.bot.ledger.people.WaitingRow;
import depesche.bot.ledger.press.DiaryRow;
import depesche.bot.ledger.press.PressCopyRow;
import depesche.bot.ledger.press.PressMemberRow;
import depesche.bot.ledger.press.PressRow;
import depesche.bot.ledger.press.PressThreadRow;
import depesche.bot.ledger.rollback.CallRow;
import depesche.bot.ledger.rollback.RequestRow;
import depesche.bot.ledger.series.SeriesGameRow;
import depesche.bot.ledger.series.SeriesPlayerRow;
import depesche.bot.ledger.series.SeriesRoundRow;
import depesche.bot.ledger.series.SeriesRow;
import depesche.bot.ledger.series.SeriesSeatRow;
import depesche.bot.ledger.turn.AlarmRow;
import depesche.bot.ledger.turn.DrawRow;
import depesche.bot.ledger.turn.LetterRow;
import depesche.bot.ledger.turn.OldLetters;
import depesche.bot.ledger.turn.SealRow;
import depesche.bot.ledger.turn.TodoRow;
import depesche.bot.ledger.turn.TurnRow;
import depesche.bot.ledger.votes.EndingRow;
import depesche.bot.ledger.votes.ProposalRow;
import depesche.bot.ledger.votes.StatementRow;
import depesche.bot.ledger.votes.VoteRow;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.h2.api.ErrorCode;
import org.hibernate.Session;
import org.hibernate.SessionFactory;
import org.hibernate.Transaction;
import org.hibernate.jpa.HibernatePersistenceConfiguration;

/// The database: every piece of work is one transaction, all of it or nothing.
public final class Ledger implements AutoCloseable {

  /// H2 loses committed rows on a plain `kill -9` with its default settings. These close that hole,
  /// and keep row values out of trace files. H2 2.5.252 loses them all the same once it overwrites
  /// what is of no use any more, so the version before it is used.
  static final String SAFE =
      ";WRITE_DELAY=0;DB_CLOSE_ON_EXIT=FALSE;TRACE_LEVEL_FILE=0;TRACE_LEVEL_SYSTEM_OUT=0";

  /// Of statements a letter needs some fifty; whoever waits for a report waits for its picture.
  private static final String QUICK = ";QUERY_CACHE_SIZE=256;LOCK_TIMEOUT=30000";

  private static final int LOCKED = ErrorCode.DATABASE_ALREADY_OPEN_1;
  private static final List<Class<?>> ROWS =
      List.of(
          PlayerRow.class,
          GameRow.class,
          SeatRow.class,
          TokenRow.class,
          InboxRow.class,
          LetterRow.class,
          TurnRow.class,
          DrawRow.class,
          SealRow.class,
          ParcelRow.class,
          EnclosureRow.class,
          AlarmRow.class,
          TodoRow.class,
          StrangerRow.class,
          PlaceRow.class,
          TalkRow.class,
          HeardRow.class,
          LoginRow.class,
          LinkRow.class,
          AbsenceRow.class,
          PresenceRow.class,
          AddressRow.class,
          OutcomeRow.class,
          OfferRow.class,
          WaitingRow.class,
          EjectionRow.class,
          MasterRow.class,
          MasterEntryRow.class,
          RequestRow.class,
          CallRow.class,
          VoteRow.class,
          ProposalRow.class,
          EndingRow.class,
          StatementRow.class,
          PressRow.class,
          PressCopyRow.class,
          DiaryRow.class,
          PressThreadRow.class,
          PressMemberRow.class,
          SeriesRow.class,
          SeriesPlayerRow.class,
          SeriesGameRow.class,
          SeriesSeatRow.class,
          SeriesRoundRow.class);

  private final HikariDataSource source;
  private final SessionFactory sessions;
  private final Vault vault;
  private final OldLetters oldLetters = new OldLetters();
  private final LedgerGate gate = new LedgerGate();

  private Ledger(HikariDataSource source, SessionFactory sessions, Vault vault) {
    this.source = source;
    this.sessions = sessions;
    this.vault = vault;
  }

  /// Opens the database and brings its schema up to date.
  ///
  /// @param url a JDBC URL of H2, such as `jdbc:h2:file:./data/depesche`
  /// @param vault locks the secrets of games
  /// @throws UnusableInput if the secrets in it are locked with another key
  public static Ledger open(String url, Vault vault) {
    HikariDataSource source = source(url);
    try {
      Flyway.configure().dataSource(source).load().migrate();
      if (SecretLocks.close(source, vault)) {
        // Only a compacted file has no trace left of what was in it before.
        SecretLocks.compact(source);
        source.close();
        return open(url, vault);
      }
      vault.ready();
      return new Ledger(source, sessions(source), vault);
    } catch (RuntimeException e) {
      source.close();
      throw e;
    }
  }

  private static HikariDataSource source(String url) {
    HikariConfig pool = new HikariConfig();
    pool.setJdbcUrl(url + SAFE + QUICK);
    pool.setUsername("depesche");
    pool.setMaximumPoolSize(6 + 2 * Runtime.getRuntime().availableProcessors());
    pool.setMinimumIdle(1);
    return new HikariDataSource(pool);
  }

  private static SessionFactory sessions(DataSource source) {
    HibernatePersistenceConfiguration configuration =
        new HibernatePersistenceConfiguration("ledger")
            .property("jakarta.persistence.nonJtaDataSource", source)
            .property("hibernate.hbm2ddl.auto", "none")
            .property("hibernate.jdbc.batch_size", 64)
            .property("hibernate.order_inserts", true)
            .property("hibernate.order_updates", true);
    ROWS.forEach(configuration::managedClass);
    return configuration.createEntityManagerFactory();
  }

  /// Opens the ledger of a data folder.
  ///
  /// @throws UnusableInput if another process works in it, or the key of its secrets is not in it
  public static Ledger in(Path data) {
    return in(data, data.resolve("chance.key"));
  }

  /// Opens the ledger of a folder whose key is elsewhere.
  ///
  /// @throws UnusableInput if another process works in it, or the key is not that of its secrets
  public static Ledger in(Path data, Path key) {
    try {
      // The scheduler interrupts its thread when it stops; a plain file channel would be closed by
      // that in the middle of a write, and the database with it.
      return open("jdbc:h2:async:" + data.resolve("depesche"), Vault.in(key));
    } catch (RuntimeException e) {
      for (Throwable cause = e; cause != null; cause = cause.getCause()) {
        if (cause instanceof SQLException sql && sql.getErrorCode() == LOCKED) {
          throw new UnusableInput(
              "another Depesche works in " + data + ": stop it first, or set another data folder");
        }
      }
      throw e;
    }
  }

  /// Does a piece of work in one transaction.
  ///
  /// @return what it returned; rows are not to be changed any more
  /// @throws LedgerClosed if it is too late for that
  public <T> T work(Function<UnitOfWork, T> work) {
    return together(List.of(work), () -> true).getFirst();
  }

  /// Does pieces of work in one transaction, one after the other. Each sees what those before it
  /// did, and looks at the ledger anew. All of them are kept together, or none.
  ///
  /// @param enough asked after each; the rest is not done then
  /// @return what those returned that were done
  /// @throws LedgerClosed if it is too late for that
  public <T> List<T> together(List<Function<UnitOfWork, T>> works, BooleanSupplier enough) {
    return gate.pass(() -> inTransaction(works, enough));
  }

  /// Hibernate's own way of doing this keeps the connection for good when the work ends by an error
  /// of the machine, such as a stack that overflows.
  private <T> List<T> inTransaction(List<Function<UnitOfWork, T>> works, BooleanSupplier enough) {
    try (Session session = sessions.openSession()) {
      Transaction transaction = session.beginTransaction();
      try {
        List<T> results = new ArrayList<>();
        for (Function<UnitOfWork, T> work : works) {
          results.add(done(session, work));
          if (enough.getAsBoolean()) {
            break;
          }
        }
        transaction.commit();
        return results;
      } catch (RuntimeException | Error e) {
        undo(transaction, e);
        oldLetters.forget();
        throw e;
      }
    }
  }

  private <T> T done(Session session, Function<UnitOfWork, T> work) {
    // Rows that no work holds any more would be compared at every question.
    session.flush();
    session.clear();
    UnitOfWork unitOfWork = new UnitOfWork(session, vault, oldLetters, gate.reports());
    T result = work.apply(unitOfWork);
    unitOfWork.enclosures().write();
    return result;
  }

  private static void undo(Transaction transaction, Throwable why) {
    try {
      if (transaction.getStatus().canRollback()) {
        transaction.rollback();
      }
    } catch (RuntimeException e) {
      why.addSuppressed(e);
    }
  }

  /// Copies the whole database into a zip file. All other work waits meanwhile, so that what is
  /// counted is what is copied.
  ///
  /// @return what was in it
  public RowCounts copy(Path zip) {
    return gate.alone(() -> LedgerFile.copy(source, zip));
  }

  /// Makes everything committed so far survive a power cut. Comes before every act the outside can
  /// see.
  public void barrier() {
    gate.pass(() -> LedgerFile.sync(source));
  }

  public LedgerGate gate() {
    return gate;
  }

  /// {@return the connections}
  public DataSource source() {
    return source;
  }

  /// Work that has begun ends first; nothing else begins.
  @Override
  public void close() {
    gate.close();
    sessions.close();
    source.close();
  }
}
