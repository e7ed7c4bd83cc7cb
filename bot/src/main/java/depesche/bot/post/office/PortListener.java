package depesche.bot.post.office;

import depesche.bot.config.UnusableInput;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Arrays;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A port that is listened on: every connection gets a virtual thread of its own.
public final class PortListener implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(PortListener.class);

  private final ServerSocket server;
  private final Talk talk;
  private final Farewells farewells;
  private final Callers callers;

  /// One conversation, from greeting to goodbye.
  @FunctionalInterface
  public interface Talk {
    void hold(ClientConnection clientConnection) throws IOException;
  }

  /// What is said to a client that cannot be served.
  ///
  /// @param full to one connection too many
  /// @param broken to one whose conversation breaks off for a fault of ours
  public record Farewells(String full, String broken) {}

  private PortListener(ServerSocket server, Talk talk, Farewells farewells, Callers callers) {
    this.server = server;
    this.talk = talk;
    this.farewells = farewells;
    this.callers = callers;
  }

  /// {@return a port that is open now}
  ///
  /// @param what the protocol, for the message when the port is taken
  public static PortListener open(
      String what, InetAddress bind, int port, Talk talk, Farewells farewells) {
    return open(what, bind, port, talk, farewells, Callers.Limits.STANDARD);
  }

  /// As above.
  ///
  /// @param limits how many connections there may be
  static PortListener open(
      String what,
      InetAddress bind,
      int port,
      Talk talk,
      Farewells farewells,
      Callers.Limits limits) {
    try {
      ServerSocket server = new ServerSocket();
      server.setReuseAddress(true);
      server.bind(new InetSocketAddress(bind, port), 50);
      PortListener portListener =
          new PortListener(server, talk, farewells, new Callers(what, limits, System::nanoTime));
      Thread.ofVirtual().name("post office " + what).start(portListener::accept);
      return portListener;
    } catch (IOException e) {
      throw new UnusableInput(
          "the post office cannot listen for %s on %s port %d (%s): stop what uses that port, or set another"
              .formatted(what, bind.getHostAddress(), port, e.getMessage()));
    }
  }

  /// {@return a sentence, if there were too many connections a short while ago}
  public Optional<String> trouble() {
    return callers.trouble();
  }

  public int port() {
    return server.getLocalPort();
  }

  private void accept() {
    while (!server.isClosed()) {
      try {
        Socket socket = server.accept();
        Thread.ofVirtual().name("post office").start(() -> serve(socket));
      } catch (IOException e) {
        if (!server.isClosed()) {
          LOG.warn("the post office could not take a connection: {}", e.toString());
        }
      }
    }
  }

  private void serve(Socket socket) {
    try (socket) {
      ClientConnection clientConnection = new ClientConnection(socket);
      if (callers.admit(clientConnection)) {
        try {
          hold(clientConnection);
        } finally {
          callers.leave(clientConnection);
        }
      } else {
        clientConnection.say(farewells.full());
      }
    } catch (IOException e) {
      // The other side is gone; nothing it was promised is lost.
      LOG.trace("connection ended: {}", e.toString());
    }
  }

  private void hold(ClientConnection clientConnection) throws IOException {
    try {
      talk.hold(clientConnection);
    } catch (RuntimeException e) {
      LOG.error("a conversation of the post office broke off", e);
      clientConnection.say(farewells.broken());
    } catch (Error e) {
      // A stack that overflowed has a thousand lines; the first of ours says where it was.
      LOG.error("a conversation of the post office broke off: {} {}", e.toString(), place(e));
      clientConnection.say(farewells.broken());
    }
  }

  private static String place(Error e) {
    return Arrays.stream(e.getStackTrace())
        .filter(frame -> frame.getClassName().startsWith("depesche."))
        .findFirst()
        .map(frame -> "at " + frame)
        .orElse("");
  }

  @Override
  public void close() {
    try {
      server.close();
    } catch (IOException e) {
      LOG.debug("closing: {}", e.toString());
    }
    callers.close();
  }
}
