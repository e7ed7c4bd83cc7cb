package depesche.bot.post;

import depesche.bot.config.Unusable;
import depesche.bot.post.office.ImapDoor;
import depesche.bot.post.office.Keys;
import depesche.bot.post.office.Listener;
import depesche.bot.post.office.Mailboxes;
import depesche.bot.post.office.SmtpDoor;
import java.net.InetAddress;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;

/// The embedded post office: an SMTP and an IMAP server over a folder of plain files. Every address
/// has a mailbox here, `anna+tag@x` that of `anna@x`, and nothing ever leaves.
public final class PostOffice implements AutoCloseable {

  private final Listener smtp;
  private final Listener imap;

  private PostOffice(Listener smtp, Listener imap) {
    this.smtp = smtp;
    this.imap = imap;
  }

  /// Opens both doors. A port of 0 takes any free one. The user name is the address. Without a
  /// password any password will do, and then only a loopback address is allowed; with one, SMTP
  /// wants it too.
  ///
  /// @param clock what time mail is received
  /// @throws Unusable when a port is taken or the address needs a password
  public static PostOffice open(
      Path folder,
      InetAddress bind,
      int smtpPort,
      int imapPort,
      Optional<String> password,
      InstantSource clock) {
    if (password.isEmpty() && !bind.isLoopbackAddress()) {
      throw new Unusable(
          "the post office would be open to everybody on %s: set a password for it, or bind it to 127.0.0.1"
              .formatted(bind.getHostAddress()));
    }
    Mailboxes boxes = new Mailboxes(folder, clock);
    Keys keys = new Keys(password);
    Listener smtp = SmtpDoor.open(boxes, keys, bind, smtpPort);
    try {
      return new PostOffice(smtp, ImapDoor.open(boxes, keys, bind, imapPort));
    } catch (Unusable e) {
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

  @Override
  public void close() {
    smtp.close();
    imap.close();
  }
}
