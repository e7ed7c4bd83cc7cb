package depesche.bot.post.office;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;

/// One connection: lines and blocks in, bytes out.
public final class ClientConnection {

  private final Socket socket;
  private final InputStream in;

  /// What came and is not read yet: one thread reads, so no byte needs a lock.
  private final byte[] buffer = new byte[8 * 1024];

  private int at;
  private int end;
  private final OutputStream out;
  private volatile long useful = System.nanoTime();
  private volatile boolean settled;

  ClientConnection(Socket socket) throws IOException {
    this.socket = socket;
    this.in = socket.getInputStream();
    this.out = new BufferedOutputStream(socket.getOutputStream(), 16 * 1024);
    socket.setTcpNoDelay(true);
  }

  /// {@return the address it comes from}
  InetAddress from() {
    return socket.getInetAddress();
  }

  /// Something was done by it that nobody does who only holds it open: a login, a mail, a command
  /// after a login.
  public void isUseful() {
    useful = System.nanoTime();
    settled = true;
  }

  /// {@return when something useful was done last, or it was opened, by the clock of nanoseconds}
  long useful() {
    return useful;
  }

  /// {@return whether anything useful was done by it}
  boolean isSettled() {
    return settled;
  }

  /// Breaks it off; one who waits for its next byte hears of it.
  void end() {
    try {
      socket.close();
    } catch (IOException e) {
      // It is gone already.
    }
  }

  /// Allows a wait of that long for the next byte, then {@link SocketTimeoutException}.
  public void patience(int seconds) throws IOException {
    socket.setSoTimeout(seconds * 1000);
  }

  /// {@return the next line, its bytes as ISO-8859-1, without its end}
  ///
  /// @throws TooLong when it has more bytes than that
  public String line(int most) throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    for (int b = read(); b != '\n'; b = read()) {
      if (line.size() > most) {
        throw new TooLong();
      }
      line.write(b);
    }
    String text = line.toString(StandardCharsets.ISO_8859_1);
    return text.endsWith("\r") ? text.substring(0, text.length() - 1) : text;
  }

  public byte[] block(int length) throws IOException {
    byte[] bytes = new byte[length];
    int buffered = Math.min(length, end - at);
    System.arraycopy(buffer, at, bytes, 0, buffered);
    at += buffered;
    if (in.readNBytes(bytes, buffered, length - buffered) < length - buffered) {
      throw new EOFException();
    }
    return bytes;
  }

  int read() throws IOException {
    if (at == end) {
      at = 0;
      end = Math.max(0, in.read(buffer));
      if (end == 0) {
        throw new EOFException();
      }
    }
    return buffer[at++] & 0xFF;
  }

  public void write(byte[] bytes) throws IOException {
    out.write(bytes);
  }

  public void write(String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.ISO_8859_1));
  }

  /// Writes a line and sends all that was written.
  public void say(String line) throws IOException {
    write(line);
    write("\r\n");
    out.flush();
  }

  public void flush() throws IOException {
    out.flush();
  }

  /// A line beyond the limit: the other side is no mail program.
  public static final class TooLong extends IOException {

    private static final long serialVersionUID = 1L;
  }
}
