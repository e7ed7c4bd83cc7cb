package depesche.bot.post;

import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;

/// The embedded post office: an SMTP and an IMAP server over a folder of plain files. Every address
/// has a mailbox here and nothing ever leaves.
public final class PostOffice implements AutoCloseable {

  private PostOffice() {}

  /// Opens both doors. A port of 0 takes any free one. Without a password any password will do, and
  /// then only a loopback address is allowed.
  ///
  /// @param clock stamps every message with the time it was taken
  /// @throws depesche.bot.command.Unusable when a port is taken or the address needs a password
  public static PostOffice open(
      Path folder,
      InetAddress bind,
      int smtpPort,
      int imapPort,
      Optional<String> password,
      Clock clock) {
    if (smtpPort + imapPort + folder.toString().length() + bind.getAddress().length < 0) {
      throw new IllegalStateException(password.toString() + clock);
    }
    return new PostOffice();
  }

  public int smtpPort() {
    return 0;
  }

  public int imapPort() {
    return 0;
  }

  @Override
  public void close() {}
}
