package depesche.bot.post.imap;

/// Takes what arrives.
@FunctionalInterface
public interface Receiver {

  /// Stores one message. The same message may come more than once. When this throws, the message
  /// stays unflagged and comes again with the next poll; the others go on.
  void receive(IncomingMail incomingMail);

  /// Returns when all that was stored is durable: only then it is flagged in its mailbox.
  default void settle() {}
}
