package depesche.bot.post;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.atomic.AtomicInteger;

/// Stands before a server and counts the lines that are opened to it, and those that say something.
final class LineCount implements AutoCloseable {

  private final ServerSocket door;
  private final int target;
  private final AtomicInteger opened = new AtomicInteger();
  private final AtomicInteger speaking = new AtomicInteger();
  private final AtomicInteger ended = new AtomicInteger();

  private LineCount(ServerSocket door, int target) {
    this.door = door;
    this.target = target;
  }

  /// Opens it on any free port.
  static LineCount open(int target) {
    try {
      LineCount lines =
          new LineCount(new ServerSocket(0, 50, InetAddress.getLoopbackAddress()), target);
      Thread.ofVirtual().start(lines::serve);
      return lines;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  int port() {
    return door.getLocalPort();
  }

  int opened() {
    return opened.get();
  }

  int speaking() {
    return speaking.get();
  }

  /// {@return how many were ended by who opened them}
  int ended() {
    return ended.get();
  }

  private void serve() {
    while (!door.isClosed()) {
      try {
        Socket near = door.accept();
        opened.incrementAndGet();
        Socket far = new Socket(InetAddress.getLoopbackAddress(), target);
        Thread.ofVirtual().start(() -> forth(near, far));
        Thread.ofVirtual().start(() -> TlsFront.pump(far, near));
      } catch (IOException _) {
        // The next look at the door says whether it is closed.
      }
    }
  }

  private void forth(Socket near, Socket far) {
    try {
      int first = near.getInputStream().read();
      if (first >= 0) {
        speaking.incrementAndGet();
        far.getOutputStream().write(first);
      }
    } catch (IOException _) {
      // The line has ended.
    }
    TlsFront.pump(near, far);
    ended.incrementAndGet();
  }

  @Override
  public void close() throws IOException {
    door.close();
  }
}
