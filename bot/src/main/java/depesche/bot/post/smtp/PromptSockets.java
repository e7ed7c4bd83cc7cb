package depesche.bot.post.smtp;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import javax.net.SocketFactory;

/// Makes sockets that hold back no short line until the one before it has arrived: the end of a
/// mail would wait for that.
final class PromptSockets extends SocketFactory {

  private static Socket prompt(Socket socket) throws IOException {
    socket.setTcpNoDelay(true);
    return socket;
  }

  @Override
  public Socket createSocket() throws IOException {
    return prompt(new Socket());
  }

  @Override
  public Socket createSocket(String host, int port) throws IOException {
    return prompt(new Socket(host, port));
  }

  @Override
  public Socket createSocket(InetAddress host, int port) throws IOException {
    return prompt(new Socket(host, port));
  }

  @Override
  public Socket createSocket(String host, int port, InetAddress here, int ownPort)
      throws IOException {
    return prompt(new Socket(host, port, here, ownPort));
  }

  @Override
  public Socket createSocket(InetAddress host, int port, InetAddress here, int ownPort)
      throws IOException {
    return prompt(new Socket(host, port, here, ownPort));
  }
}
