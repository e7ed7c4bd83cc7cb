package depesche.bot.post;

import static java.util.concurrent.TimeUnit.NANOSECONDS;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/// A mail server with limits, as providers have them. It notes what it gets and how often a client
/// waited for it.
public final class BoundedSmtp implements AutoCloseable {

  /// What it puts up with.
  ///
  /// @param connections at a time; one more is told 421 at once
  /// @param perConnection mails; then it says 421
  /// @param cut hangs up in the middle of the words of that mail, counted from 1; 0 for never
  /// @param pipelining whether it takes commands that were not waited for (RFC 2920)
  /// @param away how long each of its answers is on its way
  /// @param refused no mail goes to addresses that begin so; empty for none
  public record Limits(
      int connections,
      int perConnection,
      int cut,
      boolean pipelining,
      Duration away,
      String refused) {

    public static final Limits NONE =
        new Limits(Integer.MAX_VALUE, Integer.MAX_VALUE, 0, false, Duration.ZERO, "");

    public Limits connections(int most) {
      return new Limits(most, perConnection, cut, pipelining, away, refused);
    }

    public Limits perConnection(int most) {
      return new Limits(connections, most, cut, pipelining, away, refused);
    }

    public Limits cut(int mail) {
      return new Limits(connections, perConnection, mail, pipelining, away, refused);
    }

    public Limits pipelined() {
      return new Limits(connections, perConnection, cut, true, away, refused);
    }

    public Limits away(Duration delay) {
      return new Limits(connections, perConnection, cut, pipelining, delay, refused);
    }

    public Limits refused(String beginning) {
      return new Limits(connections, perConnection, cut, pipelining, away, beginning);
    }
  }

  private final ServerSocket door;
  private final Limits limits;
  private final AtomicInteger now = new AtomicInteger();
  private final AtomicInteger widest = new AtomicInteger();
  private final AtomicInteger turnedAway = new AtomicInteger();
  private final AtomicInteger begun = new AtomicInteger();
  private final AtomicInteger waits = new AtomicInteger();
  private final List<String> mails = new CopyOnWriteArrayList<>();
  private final List<String> recipients = new CopyOnWriteArrayList<>();

  private BoundedSmtp(ServerSocket door, Limits limits) {
    this.door = door;
    this.limits = limits;
  }

  /// Opens it on any free port.
  public static BoundedSmtp open(Limits limits) {
    try {
      BoundedSmtp server =
          new BoundedSmtp(new ServerSocket(0, 50, InetAddress.getLoopbackAddress()), limits);
      Thread.ofVirtual().start(server::serve);
      return server;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public int port() {
    return door.getLocalPort();
  }

  /// {@return the mails it has taken}
  public List<String> mails() {
    return List.copyOf(mails);
  }

  /// {@return whom clients have named, also those it refused}
  public List<String> recipients() {
    return List.copyOf(recipients);
  }

  /// {@return how many connections it served at a time}
  public int widest() {
    return widest.get();
  }

  /// {@return how many connections it has turned away}
  public int turnedAway() {
    return turnedAway.get();
  }

  /// {@return how often it had said all that was asked and heard nothing more}
  public int waits() {
    return waits.get();
  }

  private void serve() {
    while (!door.isClosed()) {
      try {
        Socket socket = door.accept();
        boolean room = now.incrementAndGet() <= limits.connections();
        Thread.ofVirtual().start(() -> talk(socket, room));
      } catch (IOException e) {
        return;
      }
    }
  }

  private void talk(Socket socket, boolean room) {
    try (socket) {
      socket.setTcpNoDelay(true);
      OutputStream out = socket.getOutputStream();
      if (room) {
        widest.accumulateAndGet(now.get(), Math::max);
        talk(new BufferedInputStream(socket.getInputStream()), out);
      } else {
        turnedAway.incrementAndGet();
        say(out, "421 4.7.0 too many connections from you");
      }
    } catch (IOException e) {
      // The other side hung up.
    } finally {
      now.decrementAndGet();
    }
  }

  private void talk(InputStream in, OutputStream out) throws IOException {
    say(out, "220 bounded");
    int taken = 0;
    boolean to = false;
    for (String line = line(in, out); !line.isEmpty(); line = line(in, out)) {
      String verb = line.split("[ :]", 2)[0].toUpperCase(Locale.ROOT);
      switch (verb) {
        case "EHLO" ->
            answer(out, limits.pipelining() ? "250-bounded\r\n250 PIPELINING" : "250 bounded");
        case "MAIL" -> {
          if (taken >= limits.perConnection()) {
            answer(out, "421 4.7.0 enough by this connection");
            flush(out);
            return;
          }
          answer(out, "250 2.1.0 fine");
        }
        case "RCPT" -> {
          String address = line.substring(line.indexOf('<') + 1, line.indexOf('>'));
          recipients.add(address);
          to = limits.refused().isEmpty() || !address.startsWith(limits.refused());
          answer(out, to ? "250 2.1.5 fine" : "451 4.7.1 not so many at once");
        }
        case "DATA" -> {
          if (!to) {
            answer(out, "503 5.5.1 to nobody");
            continue;
          }
          answer(out, "354 go on");
          flush(out);
          boolean cut = begun.incrementAndGet() == limits.cut();
          ByteArrayOutputStream mail = new ByteArrayOutputStream();
          for (String part = line(in, out); !part.equals("."); part = line(in, out)) {
            if (cut && mail.size() > 0) {
              return;
            }
            mail.writeBytes((part + "\r\n").getBytes(StandardCharsets.ISO_8859_1));
          }
          mails.add(mail.toString(StandardCharsets.ISO_8859_1));
          taken++;
          answer(out, "250 2.0.0 taken");
        }
        case "QUIT" -> {
          say(out, "221 bye");
          return;
        }
        default -> answer(out, "250 fine");
      }
    }
  }

  private final CountDownLatch closed = new CountDownLatch(1);
  private final ThreadLocal<StringBuilder> answers = ThreadLocal.withInitial(StringBuilder::new);

  private void answer(OutputStream out, String text) throws IOException {
    answers.get().append(text).append("\r\n");
    if (!limits.pipelining()) {
      flush(out);
    }
  }

  /// Commands that were sent together are answered together.
  private void flush(OutputStream out) throws IOException {
    StringBuilder text = answers.get();
    if (!text.isEmpty()) {
      waits.incrementAndGet();
      travel();
      out.write(text.toString().getBytes(StandardCharsets.US_ASCII));
      out.flush();
      text.setLength(0);
    }
  }

  /// An answer takes its time, unless this ends before.
  private void travel() throws IOException {
    try {
      if (limits.away().isPositive() && closed.await(limits.away().toNanos(), NANOSECONDS)) {
        throw new IOException("closed");
      }
    } catch (InterruptedException e) {
      throw new IOException(e);
    }
  }

  private static void say(OutputStream out, String answer) throws IOException {
    out.write((answer + "\r\n").getBytes(StandardCharsets.US_ASCII));
    out.flush();
  }

  /// {@return the next line; empty at the end}
  private String line(InputStream in, OutputStream out) throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    if (in.available() == 0) {
      flush(out);
    }
    for (int c = in.read(); c >= 0; c = in.read()) {
      if (c == '\n') {
        String text = line.toString(StandardCharsets.ISO_8859_1).replaceAll("\r$", "");
        return text.isEmpty() ? " " : text;
      }
      line.write(c);
    }
    throw new IOException("hung up");
  }

  @Override
  public void close() {
    closed.countDown();
    try {
      door.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
