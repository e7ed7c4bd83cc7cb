package depesche.bot.ledger.database;

import depesche.bot.config.UnusableInput;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A lock that a PostgreSQL server gives to one connection, and takes back when that ends.
final class PostgresClaim implements Claim {

  private static final Logger LOG = LoggerFactory.getLogger(PostgresClaim.class);

  private static final int PATIENCE = 5;

  /// The SQL state of a server that does not answer.
  private static final String GONE = "08001";

  /// A server that works alone is no node.
  private static final long NOBODY = 0;

  private final String database;
  private final Supplier<Connection> lines;
  private Connection connection;
  private boolean away;
  private volatile Optional<FenceNumber> fence = Optional.empty();
  private final CompletableFuture<Boolean> lost = new CompletableFuture<>();

  private PostgresClaim(String database, Supplier<Connection> lines, Connection connection) {
    this.database = database;
    this.lines = lines;
    this.connection = connection;
  }

  /// @param database what people call it
  /// @param lines new connections to it
  /// @throws UnusableInput if another process has it
  static PostgresClaim of(String database, Supplier<Connection> lines) {
    return new PostgresClaim(database, lines, take(database, lines));
  }

  private static Connection take(String database, Supplier<Connection> lines) {
    return ServerLock.ALONE
        .take(lines.get())
        .orElseThrow(
            () ->
                new UnusableInput(
                    "another Depesche works in %s: stop it first, or set another database.url"
                        .formatted(database)));
  }

  /// {@inheritDoc} If our line breaks and another server starts before we notice, the number is no
  /// longer ours.
  @Override
  public void begin(DataSource source) {
    try (Connection line = source.getConnection()) {
      line.setAutoCommit(false);
      FenceNumber.lock(line, FenceNumber.OFFICE);
      FenceNumber.lock(line, FenceNumber.SENDING);
      FenceNumber.raise(line, FenceNumber.SENDING, NOBODY);
      FenceNumber raised = FenceNumber.raise(line, FenceNumber.OFFICE, NOBODY);
      line.commit();
      fence = Optional.of(raised);
    } catch (SQLException e) {
      throw new UnusableInput(
          "another Depesche has not ended all its work in %s: try again in a minute (SQL state %s)"
              .formatted(database, e.getSQLState()));
    }
  }

  @Override
  public boolean allows(Connection line) throws SQLException {
    if (!lost.isDone() && fence.isPresent() && !fence.get().stands(line)) {
      lost.complete(true);
    }
    return !lost.isDone();
  }

  @Override
  @SuppressWarnings("FutureReturnValueIgnored")
  public void whenLost(Runnable follows) {
    lost.thenRunAsync(follows);
  }

  @Override
  public synchronized boolean holds() {
    if (lost.isDone()) {
      return false;
    }
    try {
      if (connection.isValid(PATIENCE)) {
        return true;
      }
      if (!away) {
        LOG.warn("the line to the database broke: its lock is asked for anew");
        away = true;
      }
      ServerLock.end(connection);
      connection = again();
      away = false;
      return allows(connection);
    } catch (SQLException e) {
      if (lost.isDone()) {
        return false;
      }
      throw new IllegalStateException(e);
    }
  }

  /// @throws SQLException if it is not given now: what refuses a start may pass while we run
  private Connection again() throws SQLException {
    try {
      return take(database, lines);
    } catch (UnusableInput e) {
      seeWhoHasIt();
      throw new SQLException(e.getMessage(), GONE, e);
    }
  }

  /// A server that has begun meanwhile has raised the number; our own old line has not.
  private void seeWhoHasIt() throws SQLException {
    try (Connection line = lines.get()) {
      allows(line);
    } catch (UnusableInput e) {
      throw new SQLException(e.getMessage(), GONE, e);
    }
  }

  @Override
  public synchronized void close() {
    ServerLock.end(connection);
  }
}
