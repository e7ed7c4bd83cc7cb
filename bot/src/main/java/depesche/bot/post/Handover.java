package depesche.bot.post;

import jakarta.mail.MessagingException;
import java.util.ArrayList;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Hands over what lies in a mailbox, some messages at a time, and flags what is durable.
final class Handover {

  private static final Logger LOG = LoggerFactory.getLogger(Handover.class);

  /// So many messages are stored before they are flagged.
  private static final int TOGETHER = 32;

  private final Imap.Settings settings;
  private final Receiver receiver;

  Handover(Imap.Settings settings, Receiver receiver) {
    this.settings = settings;
    this.receiver = receiver;
  }

  /// {@return the messages, in parts that are handed over together}
  static List<List<Inbox.Waiting>> parts(List<Inbox.Waiting> messages) {
    List<List<Inbox.Waiting>> parts = new ArrayList<>();
    for (int from = 0; from < messages.size(); from += TOGETHER) {
      parts.add(messages.subList(from, Math.min(from + TOGETHER, messages.size())));
    }
    return parts;
  }

  /// Has some messages stored and flags them, once they are durable: the disk is waited for once.
  ///
  /// @return whether all of them could be stored
  boolean take(Inbox inbox, List<Inbox.Waiting> messages) throws MessagingException {
    List<Inbox.Waiting> stored = new ArrayList<>();
    for (Inbox.Waiting waiting : messages) {
      boolean oversized = waiting.size() > settings.limit();
      Arrival arrival =
          new Arrival(
              settings.mailbox(),
              inbox.validity(),
              waiting.uid(),
              waiting.received(),
              inbox.bytes(waiting),
              oversized);
      if (isStored(arrival)) {
        stored.add(waiting);
      }
    }
    boolean durable = !stored.isEmpty() && isDurable();
    if (durable) {
      inbox.mark(stored);
    }
    return durable && stored.size() == messages.size();
  }

  /// One message that cannot be stored keeps no other from it.
  private boolean isStored(Arrival arrival) {
    try {
      receiver.receive(arrival);
      return true;
    } catch (RuntimeException | StackOverflowError e) {
      LOG.error(
          "message {} of {} could not be stored and stays there: {}",
          arrival.uid(),
          arrival.mailbox(),
          e.getClass().getName());
      return false;
    }
  }

  private boolean isDurable() {
    try {
      receiver.settle();
      return true;
    } catch (RuntimeException e) {
      LOG.error("messages are not on the disk and stay there: {}", e.getClass().getName());
      return false;
    }
  }
}
