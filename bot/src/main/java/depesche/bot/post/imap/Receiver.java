package depesche.bot.post.imap;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Takes what arrives.
@FunctionalInterface
public interface Receiver {

  /// Stores one message. The same message may come more than once. When this throws, the message
  /// stays unflagged and comes again with the next poll; the others go on.
  ///
  /// @throws Away if no message can be stored now, whichever it is: all of them wait
  void receive(IncomingMail incomingMail);

  /// Stores some messages. When this throws, each of them is to be tried by itself.
  ///
  /// @throws Away as above
  default void receive(List<IncomingMail> mails) {
    mails.forEach(this::receive);
  }

  /// {@return whether of many mails the newest may come first: there is nothing yet that they could
  /// be about}
  default boolean isNew() {
    return false;
  }

  /// Returns when all that was stored is durable: only then it is flagged in its mailbox.
  ///
  /// @throws Away as above
  default void settle() {}

  /// {@return since when messages may be flagged as stored that are not; empty if none are}
  default Optional<Instant> flagsInDoubt() {
    return Optional.empty();
  }

  /// {@return which of these messages are not stored}
  ///
  /// @throws Away as above
  default Set<Long> missing(String mailbox, long uidValidity, List<Long> uids) {
    return Set.of();
  }

  /// Nothing can be stored now. The log says why by the time this is thrown.
  final class Away extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /// @param why without a word of any message
    public Away(String why, Throwable cause) {
      super(why, cause);
    }
  }
}
