package depesche.bot.standin;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.zip.Deflater;
import org.java_websocket.WebSocket;

/// One socket, plain or compressed: a compressed socket is one zlib stream, flushed after every
/// message.
final class Wire {

  private final WebSocket socket;
  private final boolean compressed;
  private final Semaphore pongs = new Semaphore(0);
  private final Deflater deflater = new Deflater();

  Wire(WebSocket socket, boolean compressed) {
    this.socket = socket;
    this.compressed = compressed;
  }

  WebSocket socket() {
    return socket;
  }

  synchronized void send(String text) {
    if (!socket.isOpen()) {
      return;
    }
    if (!compressed) {
      socket.send(text);
      return;
    }
    deflater.setInput(text.getBytes(StandardCharsets.UTF_8));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    byte[] buffer = new byte[4096];
    int count = buffer.length;
    while (count == buffer.length) {
      count = deflater.deflate(buffer, 0, buffer.length, Deflater.SYNC_FLUSH);
      out.write(buffer, 0, count);
    }
    socket.send(out.toByteArray());
  }

  /// Waits until the other side has read all that was sent before: it answers a ping when it comes
  /// to it.
  void awaitPong(Duration patience) {
    pongs.drainPermits();
    socket.sendPing();
    try {
      if (!pongs.tryAcquire(patience.toMillis(), TimeUnit.MILLISECONDS) && socket.isOpen()) {
        throw new AssertionError("the bot does not read what the gateway says");
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  void pong() {
    pongs.release();
  }

  void end() {
    pongs.release();
    endStream();
  }

  private synchronized void endStream() {
    deflater.end();
  }
}
