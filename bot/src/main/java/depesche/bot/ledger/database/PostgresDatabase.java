package depesche.bot.ledger.database;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import depesche.bot.config.SecretSource;
import depesche.bot.config.Settings;
import depesche.bot.config.UnusableInput;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.postgresql.ds.PGSimpleDataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A database of a PostgreSQL server.
///
/// @param url a JDBC URL, such as `jdbc:postgresql://127.0.0.1:5432/depesche`
/// @param password empty if the server asks for none
public record PostgresDatabase(String url, String user, String password) implements Database {

  private static final Logger LOG = LoggerFactory.getLogger(PostgresDatabase.class);

  /// A server that was started anew may take as long.
  private static final Duration COMMIT_PATIENCE = Duration.ofMinutes(1);

  private static final Duration COMMIT_PAUSE = Duration.ofMillis(250);

  private static final String STATUS = "select pg_xact_status(cast(? as xid8))";

  /// The server may not have noticed that the line broke. Its end of it is cut, too, and what it
  /// was about to do is waited for.
  private static final String CUT =
      "select pg_terminate_backend(pid, 5000) from pg_stat_activity"
          + " where backend_xid = cast(cast(? as xid8) as xid)";

  /// A statement that takes longer than this is stuck; a server that is silent for longer is gone.
  /// SQL states of a server that knows the user not, or by another password.
  private static final Set<String> LOCKED_OUT = Set.of("28000", "28P01");

  private static final int STATEMENT_SECONDS = 300;

  /// A row is held for as long as a letter or a turn takes. Work that waits longer gives way, and
  /// is done again.
  private static final int LOCK_SECONDS = 30;

  private static final String WAITED_TOO_LONG = "55P03";

  /// A server that is frozen takes a line, and never says a word.
  private static final int GREETING_SECONDS = 10;

  /// Monitors do not wait for long.
  private static final int WATCH_SECONDS = 5;

  /// A process that was stopped in the midst of its work must not hold up others for ever.
  private static final int IDLE_SECONDS = 300;

  /// There is something, and no list of our steps. Tables of an extension are nobody's.
  private static final String FOREIGN =
      """
      select to_regclass(quote_ident(current_schema()) || '.flyway_schema_history') is null
      and exists (
        select oid from pg_class
        where relnamespace = quote_ident(current_schema())::regnamespace
          and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
        union all
        select oid from pg_proc where pronamespace = quote_ident(current_schema())::regnamespace
        except
        select objid from pg_depend where deptype = 'e')
      """;

  /// {@return the database that the settings name}
  ///
  /// @throws UnusableInput if the password cannot be read
  public static PostgresDatabase of(Settings.Database named) {
    return new PostgresDatabase(
        named.url(), named.user(), named.password().map(SecretSource::reveal).orElse(""));
  }

  /// {@return the same, where our lines bear this name in the server's list of all lines}
  public PostgresDatabase named(String name) {
    String mark = url.contains("?") ? "&" : "?";
    return new PostgresDatabase(url + mark + "ApplicationName=" + name, user, password);
  }

  /// {@return a connection beside the pool, as the server gives it to anybody}
  ///
  /// @throws UnusableInput if it gives none, saying what to do
  public Connection connection() {
    return connection(properties(GREETING_SECONDS));
  }

  private Connection connection(Properties properties) {
    try {
      return DriverManager.getConnection(url, properties);
    } catch (SQLException e) {
      throw new UnusableInput(refused(e), e);
    }
  }

  /// {@return the source of such connections}
  public DataSource plain() {
    PGSimpleDataSource source = new PGSimpleDataSource();
    source.setUrl(url);
    source.setUser(user);
    source.setPassword(password);
    source.setConnectTimeout(GREETING_SECONDS);
    source.setLoginTimeout(GREETING_SECONDS);
    return source;
  }

  private Properties properties(int seconds) {
    Properties properties = new Properties();
    properties.setProperty("user", user);
    properties.setProperty("password", password);
    properties.setProperty("ApplicationName", "depesche");
    properties.setProperty("connectTimeout", String.valueOf(seconds));
    properties.setProperty("loginTimeout", String.valueOf(seconds));
    properties.setProperty("tcpKeepAlive", "true");
    return properties;
  }

  private String refused(SQLException e) {
    String state = String.valueOf(e.getSQLState());
    return switch (state) {
      case "08001", "08004", "08006" ->
          "no PostgreSQL answers at %s: start it, or set the right database.url".formatted(this);
      case "28000", "28P01" ->
          "PostgreSQL at %s does not let the user %s in: set the right database.user and database.password"
              .formatted(this, user);
      case "3D000" ->
          "PostgreSQL has no database %s: create it, as docs/running.md says, or set the right database.url"
              .formatted(this);
      case "53300" ->
          "PostgreSQL at %s has no connection left: raise max_connections there".formatted(this);
      case "57P03" -> "PostgreSQL at %s is still starting or stopping: try again".formatted(this);
      default -> "PostgreSQL at %s cannot be used: SQL state %s".formatted(this, state);
    };
  }

  /// {@return what its server promises}
  ///
  /// @throws UnusableInput if that is not enough, saying what to set
  public Promises promises() {
    try (Connection connection = connection()) {
      return Promises.of(connection, toString(), user).kept();
    } catch (SQLException e) {
      throw new UnusableInput(refused(e), e);
    }
  }

  @Override
  public HikariDataSource connect() {
    String commits = promises().commits();
    HikariConfig pool = Database.pool(url, user);
    pool.setPassword(password);
    properties(GREETING_SECONDS)
        .forEach((key, value) -> pool.addDataSourceProperty(String.valueOf(key), value));
    pool.addDataSourceProperty("socketTimeout", String.valueOf(STATEMENT_SECONDS + LOCK_SECONDS));
    // Rows that go in together are one statement.
    pool.addDataSourceProperty("reWriteBatchedInserts", "true");
    pool.setTransactionIsolation("TRANSACTION_READ_COMMITTED");
    pool.setExceptionOverride(new ReadOnlyLines());
    pool.setConnectionTimeout(TimeUnit.SECONDS.toMillis(LOCK_SECONDS));
    // What the server promised at the start holds for us, even if its settings change meanwhile.
    pool.setConnectionInitSql(
        "set synchronous_commit = '%s'; set statement_timeout = '%ds'; set lock_timeout = '%ds'; set idle_in_transaction_session_timeout = '%ds'"
            .formatted(commits, STATEMENT_SECONDS, LOCK_SECONDS, IDLE_SECONDS));
    return new HikariDataSource(pool);
  }

  @Override
  public Claim claim() {
    return PostgresClaim.of(toString(), this::connection);
  }

  @Override
  public Flyway schema(DataSource source) {
    return Flyway.configure().dataSource(source).resourceProvider(new PostgresScripts()).load();
  }

  /// {@inheritDoc} What PostgreSQL has committed is on the disk: it was asked at the start.
  @Override
  public void barrier(DataSource source) {}

  /// {@inheritDoc} PostgreSQL uses the place again by itself.
  @Override
  public boolean forget(DataSource source) {
    return false;
  }

  /// {@inheritDoc} Two that waited for each other, or one that waited too long; two that entered
  /// the same; a line that broke, or was cut by an administrator.
  @Override
  public boolean isPassing(String state) {
    return state.startsWith("40")
        || state.equals(WAITED_TOO_LONG)
        || state.equals(ENTERED_TWICE)
        || isBroken(state);
  }

  @Override
  public boolean isBroken(String state) {
    return state.startsWith("08") || state.startsWith("57P");
  }

  @Override
  public boolean enter(Connection connection, String insert, Object... values) throws SQLException {
    return Database.run(connection, insert + " on conflict do nothing", values) > 0;
  }

  /// {@inheritDoc} A new line is asked, as lines that are open keep what held when they were
  /// opened.
  @Override
  public Optional<String> trouble() {
    Properties impatient = properties(WATCH_SECONDS);
    impatient.setProperty("socketTimeout", String.valueOf(WATCH_SECONDS));
    try (Connection connection = connection(impatient)) {
      // Ours keep this whatever becomes of the setting.
      Database.run(connection, "set synchronous_commit = on");
      return Promises.of(connection, toString(), user).broken();
    } catch (SQLException e) {
      return Optional.of(refused(e));
    } catch (UnusableInput e) {
      boolean refused =
          e.getCause() instanceof SQLException sql && LOCKED_OUT.contains(sql.getSQLState());
      return Optional.of(e.getMessage() + (refused ? ", and start the server again" : ""));
    }
  }

  @Override
  public boolean isForeign(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(FOREIGN)) {
      row.next();
      return row.getBoolean(1);
    }
  }

  @Override
  public Optional<String> mark(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row =
            statement.executeQuery("select cast(pg_current_xact_id_if_assigned() as text)")) {
      row.next();
      return Optional.ofNullable(row.getString(1));
    }
  }

  /// {@inheritDoc} The server is asked what became of a transaction whose line broke while it was
  /// told to commit.
  ///
  /// @param over when the program closes: then nobody waits for a server that does not answer
  @Override
  public boolean isCommitted(String mark, CountDownLatch over) {
    long begun = System.nanoTime();
    while (System.nanoTime() - begun < COMMIT_PATIENCE.toNanos()) {
      try (Connection connection = connection()) {
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
      if (over.await(COMMIT_PAUSE.toMillis(), TimeUnit.MILLISECONDS)) {
        throw new OutcomeUnknown();
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new OutcomeUnknown();
    }
  }

  /// {@return host, port and name: never the password}
  @Override
  public String toString() {
    int question = url.indexOf('?');
    return (question < 0 ? url : url.substring(0, question)).replace("jdbc:postgresql://", "");
  }
}
