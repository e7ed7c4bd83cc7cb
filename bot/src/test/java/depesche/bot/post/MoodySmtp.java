package depesche.bot.post;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

/// A mail server that counts its connections, keeps what it gets and ends a talk as the test says.
public final class MoodySmtp implements AutoCloseable {

  /// When it has had enough of a connection.
  public enum Mood {
    PATIENT,
    /// Hangs up after each mail, without a word.
    HANGS_UP_AFTER_EACH,
    /// Says 421 to the second mail of a connection.
    TIRED_AFTER_ONE,
    /// Takes the words of the second mail of a connection, and hangs up before it says so.
    HANGS_UP_WITHIN_THE_SECOND,
    /// Takes two mails of a connection; of the third it says nothing until it is closed.
    SILENT_WITHIN_THE_THIRD,
    /// Says 421 to every mail.
    CLOSED
  }

  private final ServerSocket door;
  private final Mood mood;
  private final AtomicInteger connections = new AtomicInteger();
  private final CompletableFuture<Void> over = new CompletableFuture<>();
  private final List<String> mails = new CopyOnWriteArrayList<>();

  private MoodySmtp(ServerSocket door, Mood mood) {
    this.door = door;
    this.mood = mood;
  }

  /// Opens it on any free port.
  public static MoodySmtp open(Mood mood) {
    try {
      MoodySmtp server =
          new MoodySmtp(new ServerSocket(0, 9, InetAddress.getLoopbackAddress()), mood);
      Thread.ofVirtual().start(server::serve);
      return server;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public int port() {
    return door.getLocalPort();
  }

  public int connections() {
    return connections.get();
  }

  /// {@return what it got, in order}
  public List<String> mails() {
    return List.copyOf(mails);
  }

  private void serve() {
    while (!door.isClosed()) {
      try {
        Socket socket = door.accept();
        connections.incrementAndGet();
        Thread.ofVirtual().start(() -> talk(socket));
      } catch (IOException e) {
        return;
      }
    }
  }

  private void talk(Socket socket) {
    try (socket) {
      BufferedReader in =
          new BufferedReader(
              new InputStreamReader(socket.getInputStream(), StandardCharsets.ISO_8859_1));
      OutputStream out = socket.getOutputStream();
      say(out, "220 moody");
      int taken = 0;
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        String verb = line.split("[ :]", 2)[0].toUpperCase(Locale.ROOT);
        boolean tired = mood == Mood.CLOSED || (mood == Mood.TIRED_AFTER_ONE && taken > 0);
        if (verb.equals("MAIL") && tired) {
          say(out, "421 enough");
          return;
        }
        if (verb.equals("DATA")) {
          say(out, "354 go on");
          mails.add(read(in));
          if (mood == Mood.HANGS_UP_WITHIN_THE_SECOND && taken > 0) {
            return;
          }
          if (mood == Mood.SILENT_WITHIN_THE_THIRD && taken > 1) {
            over.join();
            return;
          }
          taken++;
        }
        say(out, "250 fine");
        if (taken > 0 && verb.equals("DATA") && mood == Mood.HANGS_UP_AFTER_EACH) {
          return;
        }
      }
    } catch (IOException e) {
      // The other side hung up.
    }
  }

  private static String read(BufferedReader in) throws IOException {
    StringBuilder mail = new StringBuilder();
    for (String line = in.readLine(); line != null && !line.equals("."); line = in.readLine()) {
      mail.append(line).append("\r\n");
    }
    return mail.toString();
  }

  private static void say(OutputStream out, String answer) throws IOException {
    out.write((answer + "\r\n").getBytes(StandardCharsets.US_ASCII));
    out.flush();
  }

  @Override
  public void close() {
    over.complete(null);
    try {
      door.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
