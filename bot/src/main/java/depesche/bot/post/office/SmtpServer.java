package depesche.bot.post.office;

import java.io.IOException;
import java.net.InetAddress;

/// Where mail is handed in (RFC 5321).
public final class SmtpServer {

  private SmtpServer() {}

  /// Opens the door.
  public static PortListener open(
      Mailboxes boxes, MailboxPasswords mailboxPasswords, InetAddress bind, int port) {
    return PortListener.open(
        "SMTP",
        bind,
        port,
        clientConnection -> hold(clientConnection, boxes, mailboxPasswords),
        "421 4.3.2 Too many connections, come back later");
  }

  private static void hold(
      ClientConnection clientConnection, Mailboxes boxes, MailboxPasswords mailboxPasswords)
      throws IOException {
    try {
      new SmtpSession(clientConnection, boxes, mailboxPasswords).hold();
    } catch (ClientConnection.TooLong e) {
      clientConnection.say("500 5.5.2 Line too long");
    }
  }
}
