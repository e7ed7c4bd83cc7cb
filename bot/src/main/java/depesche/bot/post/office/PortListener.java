package depesche.bot.post.office;

import depesche.bot.config.UnusableInput;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A port that is listened on: every connection gets a virtual thread of its own.
public final class PortListener implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(PortListener.class);

  private static final int MOST_CONNECTIONS = 200;

  private final ServerSocket server;
  private final Talk talk;
  private final String full;
  private final Set<Socket> connections = ConcurrentHashMap.newKeySet();

  /// One conversation, from greeting to goodbye.
  @FunctionalInterface
  public interface Talk {
    void hold(ClientConnection clientConnection) throws IOException;
  }

  private PortListener(ServerSocket server, Talk talk, String full) {
    this.server = server;
    this.talk = talk;
    this.full = full;
  }

  /// {@return a port that is open now}
  ///
  /// @param what the protocol, for the message when the port is taken
  /// @param full what is said to one connection too many
  public static PortListener open(String what, InetAddress bind, int port, Talk talk, String full) {
    try {
      ServerSocket server = new ServerSocket();
      server.setReuseAddress(true);
      server.bind(new InetSocketAddress(bind, port), 50);
      PortListener portListener = new PortListener(server, talk, full);
      Thread.ofVirtual().name("post office " + what).start(portListener::accept);
      return portListener;
    } catch (IOException e) {
      throw new UnusableInput(
          "the post office cannot listen for %s on %s port %d (%s): stop what uses that port, or set another"
              .formatted(what, bind.getHostAddress(), port, e.getMessage()));
    }
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
    connections.add(socket);
    try (socket) {
      ClientConnection clientConnection = new ClientConnection(socket);
      if (connections.size() > MOST_CONNECTIONS) {
        clientConnection.say(full);
      } else if (!server.isClosed()) {
        talk.hold(clientConnection);
      }
    } catch (IOException e) {
      // The other side is gone; nothing it was promised is lost.
      LOG.trace("connection ended: {}", e.toString());
    } catch (RuntimeException e) {
      LOG.error("a conversation of the post office broke off", e);
    } finally {
      connections.remove(socket);
    }
  }

  @Override
  public void close() {
    try {
      server.close();
      for (Socket socket : connections) {
        socket.close();
      }
    } catch (IOException e) {
      LOG.debug("closing: {}", e.toString());
    }
  }
}
