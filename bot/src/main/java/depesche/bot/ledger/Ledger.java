package depesche.bot.ledger;

import com.zaxxer.hikari.HikariDataSource;
import depesche.bot.chance.Vault;
import depesche.bot.config.Settings;
import depesche.bot.config.UnusableInput;
import depesche.bot.ledger.copy.PostgresCopy;
import depesche.bot.ledger.database.Claim;
import depesche.bot.ledger.database.Database;
import depesche.bot.ledger.database.EmbeddedDatabase;
import depesche.bot.ledger.database.PostgresDatabase;
import depesche.bot.ledger.database.SchemaSteps;
import depesche.bot.ledger.database.Transactions;
import depesche.bot.ledger.file.LedgerClosed;
import depesche.bot.ledger.file.LedgerFile;
import depesche.bot.ledger.file.LedgerGate;
import depesche.bot.ledger.file.ReportFirst;
import depesche.bot.ledger.file.RowCounts;
import depesche.bot.ledger.file.SecretLocks;
import depesche.bot.ledger.nodes.Sharing;
import depesche.bot.ledger.rows.Entries;
import depesche.bot.ledger.turn.OldLetters;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import javax.sql.DataSource;
import org.hibernate.Session;
import org.hibernate.SessionFactory;

/// The database: every piece of work is one transaction, all of it or nothing.
public final class Ledger implements AutoCloseable {

  private final Database database;
  private final HikariDataSource source;
  private final SessionFactory sessions;
  private final Transactions transactions;
  private final Vault vault;
  private final Sharing sharing;
  private volatile Claim claim = Claim.none();
  private final OldLetters oldLetters;
  private final LedgerGate gate;

  private Ledger(
      Database database,
      HikariDataSource source,
      SessionFactory sessions,
      Vault vault,
      Sharing sharing) {
    this.database = database;
    this.source = source;
    this.sessions = sessions;
    this.transactions = new Transactions(database, sessions, this::check, this::leave);
    this.vault = vault;
    this.sharing = sharing;
    this.oldLetters = new OldLetters();
    this.gate = new LedgerGate();
  }

  private Ledger(Ledger whole, Claim other) {
    this.database = whole.database;
    this.source = whole.source;
    this.sessions = whole.sessions;
    this.transactions = whole.transactions.endedBy(this::check);
    this.vault = whole.vault;
    this.sharing = whole.sharing;
    this.oldLetters = whole.oldLetters;
    this.gate = whole.gate;
    this.claim = other;
  }

  /// Opens the database and brings its schema up to date.
  ///
  /// @param vault locks the secrets of games
  /// @throws UnusableInput if it cannot be used, or the secrets in it are locked with another key
  public static Ledger open(Database database, Vault vault) {
    return open(database, vault, Sharing.ALONE);
  }

  /// Opens a database in which other nodes work, too.
  ///
  /// @param data the folder of its key
  /// @param claim what allows us to change something
  /// @throws UnusableInput as above
  public static Ledger shared(Database database, Path data, Sharing sharing, Claim claim) {
    return open(database, Vault.in(data.resolve("chance.key")), sharing).under(claim);
  }

  /// {@return a word nobody can guess, as in a transaction}
  public String word(int length, String... about) {
    return vault.word(length, about);
  }

  /// {@return the same ledger, in which another claim allows what changes; closed with this one}
  public Ledger under(Claim other) {
    return new Ledger(this, other);
  }

  private static Ledger open(Database database, Vault vault, Sharing sharing) {
    boolean used = database.isThere() && vault.isReady();
    HikariDataSource source = database.connect();
    try {
      new SchemaSteps(database).bring(source, used);
      if (new SecretLocks(source).close(vault) && database.forget(source)) {
        source.close();
        return open(database, vault, sharing);
      }
      vault.ready();
      return new Ledger(database, source, RowClasses.sessions(source), vault, sharing);
    } catch (RuntimeException e) {
      source.close();
      throw database.unusable(e);
    }
  }

  /// Opens a database of H2 at a JDBC URL such as `jdbc:h2:file:./data/depesche`.
  public static Ledger open(String url, Vault vault) {
    return open(new EmbeddedDatabase(url, url), vault);
  }

  /// Opens the ledger of an installation.
  ///
  /// @param data its data folder, where the key is, and the database unless another is set
  /// @throws UnusableInput if it cannot be used, or the key of its secrets is not there
  public static Ledger of(Settings settings, Path data) {
    return open(Database.of(settings, data), Vault.in(data.resolve("chance.key")));
  }

  /// Opens the ledger of an installation for a server, which works in it alone.
  ///
  /// @param data its data folder
  /// @throws UnusableInput as above, or if another server works in it
  public static Ledger alone(Settings settings, Path data) {
    LedgerFile.refuseOther(settings, data);
    Claim claim = Database.of(settings, data).claim();
    try {
      Ledger ledger = of(settings, data);
      ledger.begin(claim);
      return ledger;
    } catch (RuntimeException e) {
      claim.close();
      throw e;
    }
  }

  private void begin(Claim ours) {
    try {
      ours.begin(source);
      claim = ours;
    } catch (RuntimeException e) {
      close();
      throw e;
    }
  }

  /// Follows once when another server has taken our place, of which nothing is kept any more.
  public void whenLost(Runnable lost) {
    claim.whenLost(lost);
  }

  /// Opens the ledger in a data folder.
  ///
  /// @throws UnusableInput if another process works in it, or the key of its secrets is not in it
  public static Ledger in(Path data) {
    return in(data, data.resolve("chance.key"));
  }

  /// As above, with a key that is elsewhere.
  public static Ledger in(Path data, Path key) {
    return open(EmbeddedDatabase.in(data), Vault.in(key));
  }

  /// Does a piece of work in one transaction.
  ///
  /// @return what it returned; rows are not to be changed any more
  /// @throws LedgerClosed if it is too late for that
  public <T> T work(Function<UnitOfWork, T> work) {
    return together(List.of(work), _ -> true).getFirst();
  }

  /// Does a piece of work in one transaction of which nothing is to be known.
  ///
  /// @throws LedgerClosed if it is too late for that
  public void act(Consumer<UnitOfWork> work) {
    work(
        unitOfWork -> {
          work.accept(unitOfWork);
          return unitOfWork;
        });
  }

  /// Does pieces of work in one transaction, one after the other. Each sees what those before it
  /// did, and looks at the ledger anew. All of them are kept together, or none. If the database
  /// gives way to other work, they are done again.
  ///
  /// @param enough asked of what each returned; the rest is not done then
  /// @return what those returned that were done
  public <T> List<T> together(List<Function<UnitOfWork, T>> works, Predicate<T> enough) {
    for (int tries = 1; ; tries++) {
      try {
        return once(works, enough);
      } catch (ReportFirst first) {
        oldLetters.forget();
        gate.report(first);
        tries = 0;
      } catch (RuntimeException | Error e) {
        oldLetters.forget();
        if (!transactions.again(e, tries)) {
          throw e;
        }
      }
    }
  }

  private <T> List<T> once(List<Function<UnitOfWork, T>> works, Predicate<T> enough) {
    gate.enter();
    try (Transactions.Begun transaction = transactions.begin()) {
      List<T> results = new ArrayList<>();
      try {
        Session session = transaction.session();
        Entries entries = new Entries(session);
        for (Function<UnitOfWork, T> work : works) {
          Enclosures enclosures = new Enclosures(session, database);
          results.add(work.apply(anew(session, entries, enclosures)));
          enclosures.write();
          if (enough.test(results.getLast())) {
            break;
          }
        }
      } catch (RuntimeException e) {
        throw transaction.behind(e);
      }
      transaction.commit();
      return results;
    } finally {
      gate.leave();
    }
  }

  private UnitOfWork anew(Session session, Entries entries, Enclosures enclosures) {
    // Rows that no work holds any more would be compared at every question.
    session.flush();
    session.clear();
    return new UnitOfWork(session, entries, vault, oldLetters, gate.reports(), sharing, enclosures);
  }

  /// Copies the whole database into a zip file, as a file of H2. Exactly the copied rows are
  /// counted: of a file, all other work waits meanwhile; of PostgreSQL, one state of it is read.
  ///
  /// @return what was in it
  public RowCounts copy(Path zip) {
    return switch (database) {
      case EmbeddedDatabase _ -> gate.alone(() -> LedgerFile.copy(source, zip));
      case PostgresDatabase postgres -> new PostgresCopy(postgres).zip(zip);
    };
  }

  /// Makes all that was committed survive a power cut; comes before every act the outside can see.
  public void barrier() {
    gate.enter();
    try {
      if (!claim.holds()) {
        throw new LedgerClosed();
      }
      database.barrier(source);
    } finally {
      gate.leave();
    }
  }

  /// {@return whether the outside may see what is done now, as far as is known without a question}
  public boolean isCurrent() {
    return claim.isCurrent();
  }

  /// {@return whether the file could not be written and was opened anew} Else it is kept small.
  public boolean tidy() {
    gate.enter();
    try {
      boolean unwritten = database.tidy(source);
      if (unwritten) {
        leave();
      }
      return unwritten;
    } finally {
      gate.leave();
    }
  }

  private void check(Connection connection) throws SQLException {
    if (!claim.allows(connection)) {
      throw new LedgerClosed();
    }
  }

  /// A database that was opened anew has broken all lines at once. The pool does not look at those
  /// that were just in use, and work that is done again would get one broken line after the other.
  private void leave() {
    source.getHikariPoolMXBean().softEvictConnections();
  }

  /// {@return where it lies}
  public Database database() {
    return database;
  }

  /// {@return with whom it is shared}
  public Sharing sharing() {
    return sharing;
  }

  public LedgerGate gate() {
    return gate;
  }

  /// {@return the connections, for the scheduler's own tables}
  public DataSource source() {
    return source;
  }

  /// Work that has begun ends first; nothing else begins.
  @Override
  public void close() {
    transactions.end();
    gate.close();
    sessions.close();
    database.close(source);
    claim.close();
  }
}
