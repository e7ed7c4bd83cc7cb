package depesche.bot.ledger.database;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicReference;

/// A line to a PostgreSQL server that can be cut, at any time or at a certain word.
public final class CutLine implements AutoCloseable {

  /// Where the next commit is lost.
  public enum At {
    NOWHERE,
    /// On its way to the server, which never hears of it.
    COMMAND,
    /// The server has done it; its answer is lost.
    ANSWER
  }

  private final PostgresDatabase database;
  private final ServerSocket door;
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();
  private final Semaphore cut = new Semaphore(0);
  private final AtomicReference<At> at = new AtomicReference<>(At.NOWHERE);

  private CutLine(PostgresDatabase database, ServerSocket door) {
    this.database = database;
    this.door = door;
  }

  /// {@return a line to this database}
  public static CutLine to(PostgresDatabase database) throws IOException {
    CutLine line = new CutLine(database, new ServerSocket(0, 50, InetAddress.getLoopbackAddress()));
    Thread.ofPlatform().daemon().start(line::accept);
    return line;
  }

  /// {@return the database at this end of the line}
  public PostgresDatabase database() {
    // Without prepared statements each commit has its name on the line.
    return new PostgresDatabase(
        "jdbc:postgresql://127.0.0.1:%d/%s?prepareThreshold=0&sslmode=disable"
            .formatted(door.getLocalPort(), Postgres.name(database)),
        database.user(),
        database.password());
  }

  /// The next commit is lost, and the line with it.
  public void loses(At what) {
    at.set(what);
  }

  /// {@return whether what was to be lost is lost}
  public boolean isCut() {
    return at.get() == At.NOWHERE;
  }

  /// Waits until what was to be lost is lost.
  public void awaitCut() {
    cut.acquireUninterruptibly();
  }

  /// Cuts whatever is open.
  public void cut() {
    open.forEach(CutLine::end);
  }

  private void accept() {
    while (!door.isClosed()) {
      try {
        Socket here = door.accept();
        Socket there = new Socket(InetAddress.getLoopbackAddress(), port());
        open.add(here);
        open.add(there);
        if (door.isClosed()) {
          // It came while the door was closing; the others were cut a moment before.
          end(here);
          end(there);
        }
        Thread.ofPlatform().daemon().start(() -> pass(here, there, At.COMMAND));
        Thread.ofPlatform().daemon().start(() -> pass(there, here, At.ANSWER));
      } catch (IOException _) {
        // The door is closed.
      }
    }
  }

  private int port() {
    String url = database.url();
    return Integer.parseInt(url.substring(url.lastIndexOf(':') + 1, url.lastIndexOf('/')));
  }

  private void pass(Socket from, Socket to, At way) {
    try (InputStream in = from.getInputStream();
        OutputStream out = to.getOutputStream()) {
      byte[] some = new byte[65536];
      for (int length = in.read(some); length >= 0; length = in.read(some)) {
        String words = new String(some, 0, length, StandardCharsets.ISO_8859_1);
        if (words.contains("COMMIT\0") && at.compareAndSet(way, At.NOWHERE)) {
          cut.release();
          break;
        }
        out.write(some, 0, length);
        out.flush();
      }
    } catch (IOException _) {
      // The line is cut.
    }
    end(from);
    end(to);
    open.remove(from);
    open.remove(to);
  }

  private static void end(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Nobody gets another line.
  public void shut() throws IOException {
    door.close();
  }

  @Override
  public void close() throws IOException {
    shut();
    cut();
  }
}
