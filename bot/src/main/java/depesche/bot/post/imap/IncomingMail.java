package depesche.bot.post.imap;

import java.time.Instant;

/// One message as it came. The triple of mailbox, UID validity and UID names it for ever.
///
/// @param mailbox whose mailbox and on which server, `user@host:port/INBOX`
/// @param received when the mail server took it, to the second
/// @param bytes the raw message; of a long one its headers and texts, with nothing in its other
///   parts
/// @param oversized whether it has more text than can be read, or its parts cannot be told apart
public record IncomingMail(
    String mailbox, long uidValidity, long uid, Instant received, byte[] bytes, boolean oversized) {

  public IncomingMail {
    bytes = bytes.clone();
  }
}
