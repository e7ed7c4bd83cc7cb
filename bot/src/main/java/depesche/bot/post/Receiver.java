package depesche.bot.post;

/// Takes what arrives.
@FunctionalInterface
public interface Receiver {

  /// Stores one message and returns when it is durable: only then the message is flagged in its
  /// mailbox. The same message may come more than once. When this throws, the message stays
  /// unflagged and comes again with the next poll; the others go on.
  void receive(Arrival arrival);
}
