package depesche.bot.ledger.nodes;

import depesche.bot.config.UnusableInput;
import depesche.bot.ledger.database.PostgresDatabase;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The line by which a node says that it is there, sees who else is, and takes the office when
/// nobody has it. All times are the database's; one's own clock is only compared with it.
public final class NodeLine implements AutoCloseable {

  /// Who is silent for so long is taken for dead.
  public static final Duration LEASE = Duration.ofSeconds(10);

  /// A clock that is further off would judge deadlines at another time than the last node did.
  public static final Duration MOST_OFF = Duration.ofSeconds(10);

  static final String OFFICE = "office";

  private static final Logger LOG = LoggerFactory.getLogger(NodeLine.class);

  /// The same number by which a single server keeps all others out.
  private static final long CLAIM = 0x4445_5045_5343_4845L;

  private static final String ALIVE =
      "seen > clock_timestamp() - interval '%d milliseconds'".formatted(LEASE.toMillis());

  private static final String TAKEN =
      "select 1 from lease l join node n on n.id = l.node where l.name = '"
          + OFFICE
          + "' and n."
          + ALIVE;

  private static final String CUT =
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = ? and"
          + " datname = current_database() and pid <> pg_backend_pid()";

  private final PostgresDatabase database;
  private final Clock clock;
  private final long number = new SecureRandom().nextLong(1, Integer.MAX_VALUE);

  private Connection connection;
  private Optional<NodeName> name = Optional.empty();
  private Optional<Fence> fence = Optional.empty();
  private Duration off = Duration.ZERO;

  private NodeLine(PostgresDatabase database, Clock clock) {
    this.database = database.named(mark(number));
    this.clock = clock;
    this.connection = open(this.database);
  }

  /// {@return a line to a database in which no single server works}
  ///
  /// @throws UnusableInput if one does, or our clock is off
  public static NodeLine to(PostgresDatabase database, Clock clock) {
    NodeLine line = new NodeLine(database, clock);
    try {
      line.compare("select clock_timestamp()");
      if (line.clockOff().isPresent()) {
        throw new UnusableInput(line.clockOff().get());
      }
      return line;
    } catch (SQLException e) {
      throw line.refused(e);
    } catch (RuntimeException e) {
      end(line.connection);
      throw e;
    }
  }

  private static String mark(long number) {
    return "depesche-node-" + number;
  }

  private UnusableInput refused(SQLException e) {
    end(connection);
    return new UnusableInput(
        "PostgreSQL at %s cannot be used: SQL state %s".formatted(database, e.getSQLState()));
  }

  private static Connection open(PostgresDatabase database) {
    Connection connection = database.connection();
    try (Statement statement = connection.createStatement()) {
      statement.execute("set statement_timeout = '10s'; set lock_timeout = '2s'");
      if (holds(connection, "select pg_try_advisory_lock_shared(%d)".formatted(CLAIM))) {
        return connection;
      }
    } catch (SQLException e) {
      end(connection);
      throw new IllegalStateException("the database gives no lock", e);
    }
    end(connection);
    throw new UnusableInput(
        "another Depesche works alone in %s: stop it, and set database.nodes: true for both"
            .formatted(database));
  }

  private static boolean holds(Connection connection, String question) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(question)) {
      return row.next() && row.getBoolean(1);
    }
  }

  /// {@return the database, where our lines bear our number: whoever takes us for dead cuts them}
  public PostgresDatabase database() {
    return database;
  }

  /// To be asked before the steps of the schema are taken that are missing: nodes that run need it
  /// as it is.
  ///
  /// @throws UnusableInput if there are such nodes
  public synchronized void beforeSteps() {
    try {
      if (holds(connection, "select to_regclass('node') is not null")
          && holds(connection, "select exists (select 1 from node where " + ALIVE + ")")) {
        throw new UnusableInput(
            "nodes of an earlier version work in %s: stop all of them, then start this one"
                .formatted(database));
      }
    } catch (SQLException e) {
      throw refused(e);
    }
  }

  /// Joins the others.
  ///
  /// @throws UnusableInput if they work by another program, other rules or another key
  public synchronized void join(NodeName me) {
    name = Optional.of(me);
    try {
      enter(me);
    } catch (SQLException e) {
      throw refused(e);
    }
  }

  private void enter(NodeName me) throws SQLException {
    inTransaction(
        () -> {
          try (Statement statement = connection.createStatement()) {
            // Two that begin at once see one another.
            statement.execute("lock table node in share row exclusive mode");
            try (ResultSet row =
                statement.executeQuery(
                    "select host, pid, program, rules, vault from node where " + ALIVE)) {
              while (row.next()) {
                agree(me, named(row));
              }
            }
          }
          try (PreparedStatement row =
              connection.prepareStatement(
                  "insert into node (id, host, pid, started, seen, program, rules, vault) values"
                      + " (?, ?, ?, clock_timestamp(), clock_timestamp(), ?, ?, ?)")) {
            row.setLong(1, number);
            row.setString(2, me.host());
            row.setLong(3, me.pid());
            row.setString(4, me.program());
            row.setString(5, me.rules());
            row.setString(6, me.vault());
            row.executeUpdate();
          }
          return true;
        });
  }

  private static NodeName named(ResultSet row) throws SQLException {
    return new NodeName(
        row.getString(1), row.getLong(2), row.getString(3), row.getString(4), row.getString(5));
  }

  private static void agree(NodeName me, NodeName other) {
    String differs =
        !me.vault().equals(other.vault())
            ? "has another chance.key: copy the one of that node into the data folder of this one"
            : !me.program().equals(other.program())
                ? "is of version %s and this one of %s: stop the older ones, then start the newer"
                    .formatted(other.program(), me.program())
                : !me.rules().equals(other.rules())
                    ? "has other titles or editions: install the same on all nodes"
                    : "";
    if (!differs.isEmpty()) {
      throw new UnusableInput("node %s %s".formatted(other, differs));
    }
  }

  private interface Work<T> {
    T run() throws SQLException;
  }

  private <T> T inTransaction(Work<T> work) throws SQLException {
    connection.setAutoCommit(false);
    try {
      T result = work.run();
      connection.commit();
      return result;
    } catch (SQLException | RuntimeException e) {
      connection.rollback();
      throw e;
    } finally {
      connection.setAutoCommit(true);
    }
  }

  /// Says that we are here, and takes those for dead who have not said so for long: their lines are
  /// cut, so that nothing stays locked by them.
  ///
  /// @return whether the others knew us still
  /// @throws SQLException if the database does not answer; to be tried again
  /// @throws UnusableInput if we may not join again
  public synchronized boolean beat() throws SQLException {
    try {
      if (connection.isClosed()) {
        reconnect();
      }
      boolean known =
          compare(
              "update node set seen = clock_timestamp() where id = %d returning clock_timestamp()"
                  .formatted(number));
      if (!known) {
        enter(name.orElseThrow());
      }
      reap();
      if (fence.isPresent() && !isOurs(fence.get())) {
        fence.get().end();
        fence = Optional.empty();
      }
      return known;
    } catch (SQLException e) {
      end(connection);
      throw e;
    }
  }

  private void reconnect() throws SQLException {
    try {
      connection = open(database);
    } catch (UnusableInput e) {
      // What stopped a start may pass while we run.
      throw new SQLException(e.getMessage(), "08001", e);
    }
  }

  /// {@return whether there was an answer}
  private boolean compare(String question) throws SQLException {
    Instant before = clock.instant();
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(question)) {
      if (!row.next()) {
        return false;
      }
      Instant there = row.getObject(1, OffsetDateTime.class).toInstant();
      Instant after = clock.instant();
      off =
          there.isBefore(before)
              ? Duration.between(there, before)
              : there.isAfter(after) ? Duration.between(there, after) : Duration.ZERO;
      return true;
    }
  }

  /// {@return what to do about our clock; empty if it agrees with the database's}
  public synchronized Optional<String> clockOff() {
    return off.abs().compareTo(MOST_OFF) <= 0
        ? Optional.empty()
        : Optional.of(
            "the clock of this machine is %d s %s the clock of %s, and deadlines would be judged by it: set both by NTP"
                .formatted(
                    off.abs().toSeconds(), off.isNegative() ? "behind" : "ahead of", database));
  }

  private void reap() throws SQLException {
    List<Long> dead = new ArrayList<>();
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("select id from node where not " + ALIVE)) {
      while (row.next()) {
        dead.add(row.getLong(1));
      }
    }
    for (long one : dead) {
      try (PreparedStatement cut = connection.prepareStatement(CUT)) {
        cut.setString(1, mark(one));
        cut.execute();
      }
      if (gone("delete from node where id = %d and not %s".formatted(one, ALIVE))) {
        LOG.warn("node {} is silent: its lines are cut, others do its work", one);
      }
    }
  }

  private boolean gone(String delete) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      return statement.executeUpdate(delete) > 0;
    }
  }

  private boolean isOurs(Fence held) throws SQLException {
    return holds(
        connection,
        "select exists (select 1 from lease where name = '%s' and fence = %d and node = %d)"
            .formatted(OFFICE, held.number(), number));
  }

  /// Takes the office, if nobody has it.
  ///
  /// @param lost follows when it is another node's
  public synchronized Optional<Fence> take(Runnable lost) throws SQLException {
    try {
      if (!holds(connection, "select not exists (" + TAKEN + ")")) {
        return Optional.empty();
      }
      fence = inTransaction(this::next).map(next -> new Fence(OFFICE, next, lost));
      return fence;
    } catch (SQLException e) {
      end(connection);
      throw e;
    }
  }

  /// Whoever works under the older number and is about to keep something ends that first.
  private Optional<Long> next() throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(
          "insert into lease (name, fence, node, since) values ('%s', 0, 0, clock_timestamp()) on conflict do nothing"
              .formatted(OFFICE));
      statement
          .executeQuery("select fence from lease where name = '%s' for update".formatted(OFFICE))
          .close();
      if (holds(connection, "select exists (" + TAKEN + ")")) {
        return Optional.empty();
      }
      try (ResultSet row =
          statement.executeQuery(
              "update lease set fence = fence + 1, node = %d, since = clock_timestamp() where name = '%s' returning fence"
                  .formatted(number, OFFICE))) {
        row.next();
        return Optional.of(row.getLong(1));
      }
    }
  }

  /// Gives the office back, for the next to take it at once.
  public synchronized void release() {
    try {
      if (fence.isPresent() && !connection.isClosed()) {
        gone(
            "update lease set node = 0 where name = '%s' and fence = %d"
                .formatted(OFFICE, fence.get().number()));
      }
    } catch (SQLException e) {
      LOG.debug("the office is not given back: SQL state {}", e.getSQLState());
    }
    fence = Optional.empty();
  }

  private static void end(Connection connection) {
    try {
      connection.close();
    } catch (SQLException e) {
      LOG.debug("a connection is closed already: SQL state {}", e.getSQLState());
    }
  }

  /// Says goodbye.
  @Override
  public synchronized void close() {
    release();
    try {
      if (!connection.isClosed() && name.isPresent()) {
        gone("delete from node where id = " + number);
      }
    } catch (SQLException e) {
      LOG.debug("the others learn later that we are gone: SQL state {}", e.getSQLState());
    }
    end(connection);
  }
}
