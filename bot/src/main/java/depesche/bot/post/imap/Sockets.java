package depesche.bot.post.imap;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import javax.net.SocketFactory;
import javax.net.ssl.SSLSocketFactory;

/// Makes sockets and remembers them, so that a connection can be cut from outside: while a mail
/// library waits for news from a server that is gone, nothing else wakes it.
final class Sockets extends SSLSocketFactory {

  private final SocketFactory maker;
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();

  Sockets(SocketFactory maker) {
    this.maker = maker;
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

  private Socket keep(Socket socket) {
    open.add(socket);
    return socket;
  }

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

  @Override
  public Socket createSocket(Socket under, String host, int port, boolean closeToo)
      throws IOException {
    if (maker instanceof SSLSocketFactory tls) {
      return keep(tls.createSocket(under, host, port, closeToo));
    }
    throw new SocketException("no TLS here");
  }

  @Override
  public String[] getDefaultCipherSuites() {
    return maker instanceof SSLSocketFactory tls ? tls.getDefaultCipherSuites() : new String[0];
  }

  @Override
  public String[] getSupportedCipherSuites() {
    return maker instanceof SSLSocketFactory tls ? tls.getSupportedCipherSuites() : new String[0];
  }
}
