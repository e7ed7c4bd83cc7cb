package depesche.bot.ledger.nodes;

import depesche.bot.chance.RandomTokens;
import depesche.bot.config.UnusableInput;
import depesche.bot.ledger.database.FenceNumber;
import depesche.bot.ledger.database.PostgresDatabase;
import depesche.bot.ledger.database.ServerLock;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The line by which a node says that it is there, sees who else is, and takes the office or the
/// sending when nobody has it. All times are the database's; one's own clock is only compared with
/// it.
public final class NodeLine implements AutoCloseable {

  /// A node that is silent for so long is taken for dead.
  public static final Duration LEASE = NodeTable.LEASE;

  /// A clock that is further off would judge deadlines at another time than the last node did.
  public static final Duration MOST_OFF = Duration.ofSeconds(10);

  private static final Logger LOG = LoggerFactory.getLogger(NodeLine.class);

  /// Hexadecimal.
  private static final int DIGITS = 8;

  private final PostgresDatabase database;
  private final Clock clock;
  private final long number = any();
  private final NodeRight office = new NodeRight(FenceNumber.OFFICE, number);
  private final NodeRight sending = new NodeRight(FenceNumber.SENDING, number);

  private Connection connection;
  private Optional<NodeName> name = Optional.empty();
  private volatile LastBeat lastBeat;

  /// When the line was there again after we could not be heard.
  private Optional<LastBeat> back = Optional.empty();

  private Duration off = Duration.ZERO;

  private NodeLine(PostgresDatabase database, Clock clock) {
    this.database = database.named(NodeTable.mark(number));
    this.clock = clock;
    this.lastBeat = LastBeat.now(clock);
    this.connection = open(this.database);
  }

  /// {@return a line to a database in which no single server works}
  ///
  /// @throws UnusableInput if one does, or our clock is off
  public static NodeLine to(PostgresDatabase database, Clock clock) {
    NodeLine line = new NodeLine(database, clock);
    try {
      Instant before = clock.instant();
      line.compare(before, new NodeTable(line.connection).time());
      if (line.clockOff().isPresent()) {
        throw new UnusableInput(line.clockOff().get());
      }
      return line;
    } catch (SQLException e) {
      throw line.refused(e);
    } catch (RuntimeException e) {
      ServerLock.end(line.connection);
      throw e;
    }
  }

  /// {@return a number that no other node has: never 0, which is nobody}
  private static long any() {
    String word = RandomTokens.hash("node", RandomTokens.token());
    return 1 + Long.parseLong(word.substring(0, DIGITS), 1 << 4);
  }

  private UnusableInput refused(SQLException e) {
    ServerLock.end(connection);
    return new UnusableInput(
        "PostgreSQL at %s cannot be used: SQL state %s".formatted(database, e.getSQLState()));
  }

  private static Connection open(PostgresDatabase database) {
    return ServerLock.NODE
        .take(database.connection())
        .orElseThrow(
            () ->
                new UnusableInput(
                    "another Depesche works alone in %s: stop it, and set database.nodes: true for both"
                        .formatted(database)));
  }

  /// {@return the database, where our lines bear our number: one who takes us for dead cuts them}
  public PostgresDatabase database() {
    return database;
  }

  /// To be asked before the steps of the schema are taken that are missing: nodes that run need it
  /// as it is.
  ///
  /// @throws UnusableInput if there are such nodes
  public synchronized void beforeSteps() {
    try {
      if (new NodeTable(connection).isAnyThere()) {
        throw new UnusableInput(
            "nodes of an earlier version work in %s: stop all of them, then start this one"
                .formatted(database));
      }
    } catch (SQLException e) {
      throw refused(e);
    }
  }

  /// Joins the others, and takes those for dead who have not been heard of for long.
  ///
  /// @throws UnusableInput if they work by another program, other rules or another key
  public synchronized void join(NodeName me) {
    name = Optional.of(me);
    lastBeat = LastBeat.now(clock);
    try {
      enter(me);
      new NodeTable(connection).reap();
    } catch (SQLException e) {
      throw refused(e);
    }
  }

  private void enter(NodeName me) throws SQLException {
    Lease.inTransaction(
        connection,
        () -> {
          new NodeTable(connection).enter(number, me);
          return me;
        });
  }

  /// Says that we are here, and takes those for dead who have not said so for long. A node that
  /// could not be heard itself gives them the time of a lease first: if the database was away, it
  /// was so for all.
  ///
  /// @return whether the others knew us still
  /// @throws SQLException if the database does not answer; to be tried again
  /// @throws UnusableInput if we may not join again
  public synchronized boolean beat() throws SQLException {
    try {
      if (connection.isClosed()) {
        reconnect();
      }
      LastBeat begun = LastBeat.now(clock);
      back = isFresh() ? back : Optional.of(begun);
      Optional<Instant> there = new NodeTable(connection).see(number);
      if (there.isPresent()) {
        compare(begun.time(), there.get());
      } else {
        enter(name.orElseThrow());
      }
      if (!isBackAgain()) {
        new NodeTable(connection).reap();
      }
      office.check(connection);
      sending.check(connection);
      lastBeat = begun;
      return there.isPresent();
    } catch (SQLException e) {
      ServerLock.end(connection);
      throw e;
    }
  }

  private void reconnect() throws SQLException {
    try {
      connection = open(database);
    } catch (UnusableInput e) {
      // A trouble that stopped a start may pass while we run.
      throw new SQLException(e.getMessage(), "08001", e);
    }
  }

  /// However long the question took, a clock that is right was at the answer's time in between.
  private void compare(Instant before, Instant there) {
    Instant after = clock.instant();
    off =
        there.isBefore(before)
            ? Duration.between(there, before)
            : there.isAfter(after) ? Duration.between(there, after) : Duration.ZERO;
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

  /// Takes the office, if nobody has it.
  ///
  /// @param lost follows when it is another node's
  public synchronized Optional<Fence> take(Runnable lost) throws SQLException {
    return take(true, lost);
  }

  /// As above.
  ///
  /// @param eager whether at once; else it is left to another node for some beats
  public synchronized Optional<Fence> take(boolean eager, Runnable lost) throws SQLException {
    return asked(() -> office.take(connection, eager, lost, this::isFresh));
  }

  /// Takes the sending of mail, if nobody has it, or asks the office for it.
  ///
  /// @param assists whether this node assists the office, which has other things to do
  /// @param lost follows when it is another node's
  public synchronized Optional<Fence> takeSending(boolean assists, Runnable lost)
      throws SQLException {
    return asked(
        () -> {
          Optional<Fence> taken = sending.take(connection, assists, lost, this::isFresh);
          if (assists && taken.isEmpty()) {
            sending.ask(connection);
          }
          return taken;
        });
  }

  /// {@return whether another node has asked for the sending that is ours}
  public synchronized boolean isSendingWanted() throws SQLException {
    return asked(() -> sending.isWanted(connection));
  }

  private <T> T asked(Lease.Work<T> work) throws SQLException {
    try {
      return work.run();
    } catch (SQLException e) {
      ServerLock.end(connection);
      throw e;
    }
  }

  /// {@return whether it was there again so lately that others may not be yet}
  private boolean isBackAgain() {
    return back.stream().anyMatch(beat -> beat.isFresh(clock));
  }

  private boolean isFresh() {
    return lastBeat.isFresh(clock);
  }

  /// Gives the office back, for the next to take it at once.
  public synchronized void release() {
    release(office);
  }

  /// Gives the sending back.
  public synchronized void releaseSending() {
    release(sending);
  }

  private void release(NodeRight right) {
    try {
      right.release(connection);
    } catch (SQLException e) {
      LOG.debug("what others may do is not given back: SQL state {}", e.getSQLState());
    }
  }

  /// Says goodbye.
  @Override
  public synchronized void close() {
    releaseSending();
    release();
    try {
      if (!connection.isClosed() && name.isPresent()) {
        new NodeTable(connection).leave(number);
      }
    } catch (SQLException e) {
      LOG.debug("the others learn later that we are gone: SQL state {}", e.getSQLState());
    }
    ServerLock.end(connection);
  }

  /// When a node last said that it is there, by its own clock and by a count that does not jump. In
  /// a process that is frozen both go on; while a machine sleeps, the clock alone.
  private record LastBeat(Instant time, long nanos) {

    static LastBeat now(Clock clock) {
      return new LastBeat(clock.instant(), System.nanoTime());
    }

    /// {@return whether nobody can take the node for dead yet}
    boolean isFresh(Clock clock) {
      return System.nanoTime() - nanos < NodeTable.LEASE.toNanos()
          && clock.instant().isBefore(time.plus(NodeTable.LEASE));
    }
  }
}
