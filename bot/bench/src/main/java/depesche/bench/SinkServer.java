package depesche.bench;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// A mail server on loopback that takes every mail and keeps none: it only counts.
public final class SinkServer implements AutoCloseable {

  private static final Duration LOOK = Duration.ofMillis(1);
  private static final Duration PATIENCE = Duration.ofMinutes(10);

  /// What ends a mail (RFC 5321 4.1.1.4).
  private static final byte[] END = "\r\n.\r\n".getBytes(StandardCharsets.US_ASCII);

  /// So much of a mail is looked at, unless more is asked for.
  private static final int HEAD = 1000;

  private final ServerSocket door;
  private final AtomicLong mails = new AtomicLong();
  private final AtomicLong connections = new AtomicLong();
  private final AtomicLong bytes = new AtomicLong();

  private final int most;
  private final Consumer<String> heads;

  private SinkServer(ServerSocket door, int most, Consumer<String> heads) {
    this.door = door;
    this.most = most;
    this.heads = heads;
  }

  /// Opens a sink that looks at nothing.
  public static SinkServer open() {
    return open(_ -> {});
  }

  /// Opens a sink on any free port.
  ///
  /// @param heads takes the beginning of every mail
  public static SinkServer open(Consumer<String> heads) {
    return open(HEAD, heads);
  }

  /// Opens a sink on any free port.
  ///
  /// @param most so many bytes of each mail are looked at
  /// @param heads takes them, before the mail is taken
  static SinkServer open(int most, Consumer<String> heads) {
    try {
      SinkServer sinkServer =
          new SinkServer(new ServerSocket(0, 50, InetAddress.getLoopbackAddress()), most, heads);
      Thread.ofVirtual().name("sink").start(sinkServer::accept);
      return sinkServer;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// {@return where it listens}
  public int port() {
    return door.getLocalPort();
  }

  /// {@return how many mails were taken}
  public long mails() {
    return mails.get();
  }

  /// {@return how many connections they came by}
  public long connections() {
    return connections.get();
  }

  /// {@return how long all of them are together}
  public long bytes() {
    return bytes.get();
  }

  private void accept() {
    try {
      while (true) {
        Socket line = door.accept();
        connections.incrementAndGet();
        Thread.ofVirtual().start(() -> serve(line));
      }
    } catch (SocketException _) {
      // The sink was closed.
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void serve(Socket line) {
    try (line) {
      line.setTcpNoDelay(true);
      InputStream in = new BufferedInputStream(line.getInputStream(), 1 << 16);
      OutputStream out = line.getOutputStream();
      say(out, "220 sink");
      for (String word = word(in); !word.isEmpty(); word = word(in)) {
        switch (word) {
          case "DATA" -> {
            say(out, "354 Go on");
            swallow(in);
            mails.incrementAndGet();
            say(out, "250 Counted");
          }
          case "QUIT" -> {
            say(out, "221 Bye");
            return;
          }
          default -> say(out, "250 Well");
        }
      }
    } catch (IOException _) {
      // A client that hung up has nothing more to say.
    }
  }

  private static void say(OutputStream out, String text) throws IOException {
    out.write((text + "\r\n").getBytes(StandardCharsets.US_ASCII));
    out.flush();
  }

  /// {@return the first word of the next line; empty at the end}
  private static String word(InputStream in) throws IOException {
    StringBuilder line = new StringBuilder();
    for (int c = in.read(); c >= 0 && c != '\n'; c = in.read()) {
      line.append((char) c);
    }
    return line.toString().strip().split(" ", 2)[0].toUpperCase(Locale.ROOT);
  }

  /// Nothing follows a mail before it is answered, so what ends a mail ends what there is to read.
  private void swallow(InputStream in) throws IOException {
    byte[] block = new byte[1 << 16];
    byte[] last = new byte[END.length];
    StringBuilder head = new StringBuilder();
    while (!Arrays.equals(last, END)) {
      int read = in.read(block);
      if (read < 0) {
        throw new SocketException("hung up within a mail");
      }
      int kept = Math.min(read, last.length);
      System.arraycopy(last, kept, last, 0, last.length - kept);
      System.arraycopy(block, read - kept, last, last.length - kept, kept);
      bytes.addAndGet(read);
      int wanted = Math.min(read, most - head.length());
      head.append(new String(block, 0, wanted, StandardCharsets.ISO_8859_1));
    }
    heads.accept(head.toString());
  }

  /// Waits for as long as mails come.
  ///
  /// @param what is still awaited, to be said if nothing comes any more
  public void await(BooleanSupplier done, Supplier<String> what) {
    long before = -1;
    long since = System.nanoTime();
    while (!done.getAsBoolean()) {
      if (mails() != before) {
        before = mails();
        since = System.nanoTime();
      } else if (System.nanoTime() - since > PATIENCE.toNanos()) {
        throw new IllegalStateException("nothing moves any more: " + what.get());
      }
      LockSupport.parkNanos(LOOK.toNanos());
    }
  }

  @Override
  public void close() {
    try {
      door.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
