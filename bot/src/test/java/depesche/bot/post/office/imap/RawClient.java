package depesche.bot.post.office.imap;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/// A client that sends what it is told, right or wrong.
final class RawClient implements AutoCloseable {

  private final Socket socket;
  private final BufferedReader in;

  private RawClient(Socket socket) throws IOException {
    this.socket = socket;
    socket.setSoTimeout(60_000);
    this.in =
        new BufferedReader(
            new InputStreamReader(socket.getInputStream(), StandardCharsets.ISO_8859_1));
  }

  /// {@return a client with INBOX selected}
  static RawClient of(int port) throws IOException {
    RawClient client = greeted(port);
    client.say("LOGIN anna@example.org any");
    client.say("SELECT INBOX");
    return client;
  }

  /// {@return a client that has not logged in}
  static RawClient greeted(int port) throws IOException {
    RawClient client = new RawClient(new Socket(InetAddress.getLoopbackAddress(), port));
    client.in.readLine();
    return client;
  }

  /// {@return all lines of the answer, the tagged one last}
  List<String> say(String command) throws IOException {
    socket.getOutputStream().write(("a " + command + "\r\n").getBytes(StandardCharsets.ISO_8859_1));
    List<String> answer = new ArrayList<>();
    do {
      answer.add(String.valueOf(in.readLine()));
    } while (!answer.getLast().startsWith("a ") && !answer.getLast().equals("null"));
    return List.copyOf(answer);
  }

  /// {@return the tagged line of the answer}
  String result(String command) throws IOException {
    return say(command).getLast();
  }

  /// {@return the UIDs that are left in the mailbox}
  String uids() throws IOException {
    return say("UID SEARCH ALL").getFirst().substring("* SEARCH".length()).strip();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
