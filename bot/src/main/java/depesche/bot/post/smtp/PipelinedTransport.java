package depesche.bot.post.smtp;

import com.sun.mail.smtp.SMTPTransport;
import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.URLName;
import java.util.ArrayDeque;
import java.util.Deque;

/// The library's way to a mail server, but where the server takes it (PIPELINING, RFC 2920) sender,
/// recipient and `DATA` go together, and their answers are read one after the other: a mail waits
/// for the server twice and not four times.
///
/// When one of them is refused, the rest of the answers is not wanted any more: the connection is
/// closed, and what has no end is no mail.
final class PipelinedTransport extends SMTPTransport {

  /// What was sent already and the library will send in this order.
  private final Deque<String> ahead = new ArrayDeque<>();

  private String recipient = "";

  PipelinedTransport(Session session, String protocol) {
    super(
        session,
        new URLName(protocol, null, -1, null, null, null),
        protocol,
        protocol.equals("smtps"));
  }

  /// To whom the next mail goes.
  void towards(String address) {
    ahead.clear();
    recipient = "<" + address + ">";
  }

  @Override
  protected void sendCommand(String command) throws MessagingException {
    if (!ahead.isEmpty()) {
      if (!ahead.remove().equals(command)) {
        throw new MessagingException("the server has refused a part of what was sent together");
      }
      return;
    }
    super.sendCommand(command);
    if (command.startsWith("MAIL FROM:") && supportsExtension("PIPELINING")) {
      for (String next : new String[] {"RCPT TO:" + recipient, "DATA"}) {
        super.sendCommand(next);
        ahead.add(next);
      }
    }
  }

  @Override
  public synchronized void close() throws MessagingException {
    ahead.clear();
    super.close();
  }
}
