package depesche.bot.post;

import depesche.bot.config.UnusableInput;
import depesche.bot.post.office.MailboxPasswords;
import depesche.bot.post.office.Mailboxes;
import depesche.bot.post.office.PortListener;
import depesche.bot.post.office.SmtpSession;
import depesche.bot.post.office.imap.ImapSession;
import java.net.InetAddress;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The embedded post office: an SMTP and an IMAP server over a folder of plain files. Every address
/// has a mailbox here, `anna+tag@x` that of `anna@x`, and nothing ever leaves.
public final class PostOffice implements AutoCloseable {

  private final PortListener smtp;
  private final PortListener imap;

  private PostOffice(PortListener smtp, PortListener imap) {
    this.smtp = smtp;
    this.imap = imap;
  }

  /// Opens both doors. A port of 0 takes any free one. The user name is the address. Without a
  /// password any password will do, and then only a loopback address is allowed; with one, SMTP
  /// wants it too.
  ///
  /// @param clock what time mail is received
  /// @throws UnusableInput when a port is taken or the address needs a password
  public static PostOffice open(
      Path folder,
      InetAddress bind,
      int smtpPort,
      int imapPort,
      Optional<String> password,
      InstantSource clock) {
    if (password.isEmpty() && !bind.isLoopbackAddress()) {
      throw new UnusableInput(
          "the post office would be open to everybody on %s: set a password for it, or bind it to 127.0.0.1"
              .formatted(bind.getHostAddress()));
    }
    Mailboxes boxes = new Mailboxes(folder, clock);
    MailboxPasswords mailboxPasswords = new MailboxPasswords(password);
    PortListener smtp = SmtpSession.listen(boxes, mailboxPasswords, bind, smtpPort);
    try {
      return new PostOffice(smtp, ImapSession.listen(boxes, mailboxPasswords, bind, imapPort));
    } catch (UnusableInput e) {
      smtp.close();
      throw e;
    }
  }

  public int smtpPort() {
    return smtp.port();
  }

  public int imapPort() {
    return imap.port();
  }

  /// {@return a sentence for each port that had too many connections a short while ago}
  public List<String> troubles() {
    return Stream.of(smtp, imap).flatMap(port -> port.trouble().stream()).toList();
  }

  @Override
  public void close() {
    smtp.close();
    imap.close();
  }
}
