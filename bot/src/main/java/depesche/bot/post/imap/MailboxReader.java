package depesche.bot.post.imap;

import jakarta.mail.MessagingException;
import java.util.ArrayList;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Hands over what is in a mailbox, some messages at a time, and flags what is durable.
final class MailboxReader {

  private static final Logger LOG = LoggerFactory.getLogger(MailboxReader.class);

  /// So many messages are stored before they are flagged.
  private static final int TOGETHER = 32;

  /// Fewer are handed over in a moment.
  private static final int HOARD = 256;

  /// So many are in memory, and no more of them once they have so many bytes together.
  private static final int IN_MEMORY = 8;

  private static final int BYTES_IN_MEMORY = 1024 * 1024;

  private final ImapSettings imapSettings;
  private final Receiver receiver;

  /// Whether nothing could be stored lately, whichever message it was.
  private boolean away;

  MailboxReader(ImapSettings imapSettings, Receiver receiver) {
    this.imapSettings = imapSettings;
    this.receiver = receiver;
  }

  /// {@return whether these lay in the mailbox long before the first start: then the newest come
  /// first}
  boolean isHoard(List<ImapConnection.Waiting> messages) {
    try {
      return messages.size() > HOARD && receiver.isNew();
    } catch (RuntimeException e) {
      LOG.debug("the ledger does not say whether it is new: {}", e.getClass().getName());
      return false;
    }
  }

  /// {@return the messages, in parts that are handed over together}
  static List<List<ImapConnection.Waiting>> parts(List<ImapConnection.Waiting> messages) {
    List<List<ImapConnection.Waiting>> parts = new ArrayList<>();
    for (int from = 0; from < messages.size(); from += TOGETHER) {
      parts.add(messages.subList(from, Math.min(from + TOGETHER, messages.size())));
    }
    return parts;
  }

  /// Has some messages stored and flags them, once they are durable: the disk is waited for once.
  ///
  /// @return whether all of them could be stored
  boolean take(ImapConnection imapConnection, List<ImapConnection.Waiting> messages)
      throws MessagingException {
    List<ImapConnection.Waiting> stored = new ArrayList<>();
    try {
      for (int from = 0; from < messages.size(); ) {
        List<IncomingMail> mails = fetched(imapConnection, messages, from);
        stored.addAll(stored(mails, messages.subList(from, from + mails.size())));
        from += mails.size();
        away = false;
      }
    } catch (Receiver.Away e) {
      away = true;
      LOG.debug("mail stays in {}: {}", imapSettings.mailbox(), e.getMessage());
    }
    boolean durable = !stored.isEmpty() && isDurable();
    if (durable) {
      imapConnection.mark(stored);
    }
    return durable && stored.size() == messages.size();
  }

  /// {@return whether the last message that was tried could not be stored because none can}
  boolean isAway() {
    return away;
  }

  private List<IncomingMail> fetched(
      ImapConnection imapConnection, List<ImapConnection.Waiting> messages, int from)
      throws MessagingException {
    List<IncomingMail> mails = new ArrayList<>();
    int bytes = 0;
    for (ImapConnection.Waiting waiting :
        messages.subList(from, Math.min(from + IN_MEMORY, messages.size()))) {
      mails.add(mail(imapConnection, waiting));
      bytes += mails.getLast().bytes().length;
      if (bytes > BYTES_IN_MEMORY) {
        break;
      }
    }
    return mails;
  }

  /// {@return which of some messages could be stored} They are stored at once if none is in the
  /// way.
  private List<ImapConnection.Waiting> stored(
      List<IncomingMail> mails, List<ImapConnection.Waiting> messages) {
    try {
      receiver.receive(mails);
      return messages;
    } catch (Receiver.Away e) {
      throw e;
    } catch (RuntimeException | StackOverflowError e) {
      LOG.debug("messages are stored one by one: {}", e.getClass().getName());
    }
    List<ImapConnection.Waiting> stored = new ArrayList<>();
    for (int i = 0; i < mails.size(); i++) {
      if (isStored(mails.get(i))) {
        stored.add(messages.get(i));
      }
    }
    return stored;
  }

  private IncomingMail mail(ImapConnection imapConnection, ImapConnection.Waiting waiting)
      throws MessagingException {
    LongMail.Shorter content = imapConnection.bytes(waiting);
    return new IncomingMail(
        imapSettings.mailbox(),
        imapConnection.validity(),
        waiting.uid(),
        waiting.received(),
        content.bytes(),
        content.cut());
  }

  /// One message that cannot be stored keeps no other from it.
  private boolean isStored(IncomingMail incomingMail) {
    try {
      receiver.receive(incomingMail);
      return true;
    } catch (Receiver.Away e) {
      throw e;
    } catch (RuntimeException | StackOverflowError e) {
      LOG.error(
          "message {} of {} could not be stored and stays there: {}",
          incomingMail.uid(),
          incomingMail.mailbox(),
          e.getClass().getName());
      return false;
    }
  }

  private boolean isDurable() {
    try {
      receiver.settle();
      return true;
    } catch (Receiver.Away e) {
      away = true;
      LOG.debug("messages are not on the disk: {}", e.getMessage());
      return false;
    } catch (RuntimeException e) {
      LOG.error("messages are not on the disk and stay there: {}", e.getClass().getName());
      return false;
    }
  }
}
