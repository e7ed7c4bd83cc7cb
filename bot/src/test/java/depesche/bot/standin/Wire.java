package depesche.bot.standin;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.zip.Deflater;
import org.java_websocket.WebSocket;

/// One socket, plain or compressed: a compressed socket is one zlib stream, flushed after every
/// message.
final class Wire {

  private final WebSocket socket;
  private final boolean compressed;
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

  synchronized void end() {
    deflater.end();
  }
}
