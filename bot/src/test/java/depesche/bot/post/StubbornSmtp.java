package depesche.bot.post;

import depesche.bot.post.smtp.SmtpSender;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// A mail server that refuses what the test says, at each step of the talk; what it takes it hands
/// on, if there is a server to hand it to.
public final class StubbornSmtp implements AutoCloseable {

  private final ServerSocket door;
  private final Optional<SmtpSender> next;
  private final Map<String, String> refusals = new ConcurrentHashMap<>();

  private StubbornSmtp(ServerSocket door, Optional<SmtpSender> next) {
    this.door = door;
    this.next = next;
  }

  /// Opens it on any free port.
  public static StubbornSmtp open(Optional<SmtpSender> next) {
    try {
      ServerSocket door = new ServerSocket(0, 9, InetAddress.getLoopbackAddress());
      StubbornSmtp server = new StubbornSmtp(door, next);
      Thread.ofVirtual().start(server::serve);
      return server;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public int port() {
    return door.getLocalPort();
  }

  /// From now on answers so.
  ///
  /// @param step `HELLO`, `EHLO`, `MAIL`, `DATA`, `END`, or the address of a recipient
  public void refuse(String step, String answer) {
    refusals.put(step, answer);
  }

  /// From now on refuses nothing.
  public void relent() {
    refusals.clear();
  }

  private void serve() {
    while (!door.isClosed()) {
      try {
        Socket socket = door.accept();
        Thread.ofVirtual().start(() -> talk(socket));
      } catch (IOException e) {
        return;
      }
    }
  }

  private void talk(Socket socket) {
    try (socket) {
      BufferedReader in =
          new BufferedReader(
              new InputStreamReader(socket.getInputStream(), StandardCharsets.ISO_8859_1));
      OutputStream out = socket.getOutputStream();
      say(out, refusals.getOrDefault("HELLO", "220 stubborn"));
      String from = "";
      String to = "";
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        String verb = line.split("[ :]", 2)[0].toUpperCase(Locale.ROOT);
        switch (verb) {
          case "EHLO", "HELO" -> say(out, refusals.getOrDefault("EHLO", "250 stubborn"));
          case "MAIL" -> {
            from = address(line);
            say(out, refusals.getOrDefault("MAIL", "250 2.1.0 fine"));
          }
          case "RCPT" -> {
            to = address(line);
            say(out, refusals.getOrDefault(to, "250 2.1.5 fine"));
          }
          case "DATA" -> {
            String answer = refusals.getOrDefault("DATA", "354 go on");
            say(out, answer);
            if (answer.startsWith("354")) {
              handOn(from, to, read(in));
              say(out, refusals.getOrDefault("END", "250 2.0.0 fine"));
            }
          }
          case "QUIT" -> {
            say(out, "221 bye");
            return;
          }
          default -> say(out, "250 fine");
        }
      }
    } catch (IOException e) {
      // The other side hung up.
    }
  }

  private static String address(String line) {
    return line.substring(line.indexOf('<') + 1, line.indexOf('>'));
  }

  private static byte[] read(BufferedReader in) throws IOException {
    ByteArrayOutputStream mail = new ByteArrayOutputStream();
    for (String line = in.readLine(); line != null && !line.equals("."); line = in.readLine()) {
      String plain = line.startsWith(".") ? line.substring(1) : line;
      mail.writeBytes((plain + "\r\n").getBytes(StandardCharsets.ISO_8859_1));
    }
    return mail.toByteArray();
  }

  private void handOn(String from, String to, byte[] mail) {
    if (!refusals.containsKey("END")) {
      next.ifPresent(server -> server.send(from, to, mail));
    }
  }

  private static void say(OutputStream out, String answer) throws IOException {
    out.write((answer + "\r\n").getBytes(StandardCharsets.US_ASCII));
    out.flush();
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
