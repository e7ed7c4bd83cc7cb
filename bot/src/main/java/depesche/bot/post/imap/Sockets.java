package depesche.bot.post.imap;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import javax.net.SocketFactory;
import javax.net.ssl.SSLSocketFactory;

/// Makes sockets and remembers them, so that a connection can be cut from outside: while a mail
/// library waits for news from a server that is gone, nothing else wakes it.
final class Sockets {

  private final Set<Socket> open = ConcurrentHashMap.newKeySet();

  /// {@return what makes plain sockets} The library would put TLS over whatever comes of a factory
  /// that can do so.
  SocketFactory plain() {
    return new Plain();
  }

  /// {@return what puts TLS over a socket}
  SSLSocketFactory secured(SSLSocketFactory maker) {
    return new Secured(maker);
  }

  /// Allows each read that begins from now on so much time; zero is for any time.
  void patience(Duration patience) {
    open.removeIf(socket -> !isOpenAndWaits(socket, (int) patience.toMillis()));
  }

  /// Cuts all connections made here.
  void cut() {
    for (Socket socket : open) {
      try {
        socket.close();
      } catch (IOException e) {
        // It is as closed as it can be.
      }
    }
    open.clear();
  }

  private static boolean isOpenAndWaits(Socket socket, int millis) {
    try {
      socket.setSoTimeout(millis);
      return true;
    } catch (SocketException _) {
      return false;
    }
  }

  private Socket keep(Socket socket) {
    open.add(socket);
    return socket;
  }

  private final class Plain extends SocketFactory {

    private final SocketFactory maker = SocketFactory.getDefault();

    @Override
    public Socket createSocket() throws IOException {
      return keep(maker.createSocket());
    }

    @Override
    public Socket createSocket(String host, int port) throws IOException {
      return keep(maker.createSocket(host, port));
    }

    @Override
    public Socket createSocket(InetAddress host, int port) throws IOException {
      return keep(maker.createSocket(host, port));
    }

    @Override
    public Socket createSocket(String host, int port, InetAddress here, int ownPort)
        throws IOException {
      return keep(maker.createSocket(host, port, here, ownPort));
    }

    @Override
    public Socket createSocket(InetAddress host, int port, InetAddress here, int ownPort)
        throws IOException {
      return keep(maker.createSocket(host, port, here, ownPort));
    }
  }

  private final class Secured extends SSLSocketFactory {

    private final SSLSocketFactory maker;

    private Secured(SSLSocketFactory maker) {
      this.maker = maker;
    }

    @Override
    public Socket createSocket(Socket under, String host, int port, boolean closeToo)
        throws IOException {
      return keep(maker.createSocket(under, host, port, closeToo));
    }

    @Override
    public Socket createSocket(String host, int port) throws IOException {
      return keep(maker.createSocket(host, port));
    }

    @Override
    public Socket createSocket(InetAddress host, int port) throws IOException {
      return keep(maker.createSocket(host, port));
    }

    @Override
    public Socket createSocket(String host, int port, InetAddress here, int ownPort)
        throws IOException {
      return keep(maker.createSocket(host, port, here, ownPort));
    }

    @Override
    public Socket createSocket(InetAddress host, int port, InetAddress here, int ownPort)
        throws IOException {
      return keep(maker.createSocket(host, port, here, ownPort));
    }

    @Override
    public String[] getDefaultCipherSuites() {
      return maker.getDefaultCipherSuites();
    }

    @Override
    public String[] getSupportedCipherSuites() {
      return maker.getSupportedCipherSuites();
    }
  }
}
