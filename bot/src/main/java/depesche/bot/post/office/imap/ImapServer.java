package depesche.bot.post.office.imap;

import depesche.bot.post.office.ClientConnection;
import depesche.bot.post.office.MailboxPasswords;
import depesche.bot.post.office.Mailboxes;
import depesche.bot.post.office.PortListener;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.SocketTimeoutException;

/// Where mail is fetched (RFC 3501).
public final class ImapServer {

  private ImapServer() {}

  /// Opens the door.
  public static PortListener open(
      Mailboxes boxes, MailboxPasswords mailboxPasswords, InetAddress bind, int port) {
    return PortListener.open(
        "IMAP",
        bind,
        port,
        clientConnection -> hold(clientConnection, boxes, mailboxPasswords),
        "* BYE Too many connections, come back later");
  }

  private static void hold(
      ClientConnection clientConnection, Mailboxes boxes, MailboxPasswords mailboxPasswords)
      throws IOException {
    try {
      new ImapSession(clientConnection, boxes, mailboxPasswords).hold();
    } catch (ClientConnection.TooLong e) {
      clientConnection.say("* BYE That is too long");
    } catch (SocketTimeoutException e) {
      clientConnection.say("* BYE Silent for too long");
    } catch (UncheckedIOException e) {
      clientConnection.say("* BYE The mailbox cannot be read");
      throw e;
    }
  }
}
