package depesche.bot.post.imap;

import jakarta.mail.MessagingException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Compares the flags in a mailbox with what is stored with us, once, if there is reason to: what
/// is flagged as stored and is not comes again.
final class FlagCheck {

  private static final Logger LOG = LoggerFactory.getLogger(FlagCheck.class);

  /// People who wrote a letter longer ago have done something about it.
  private static final Duration LOOK_BACK = Duration.ofDays(30);

  private static final int TOGETHER = 500;

  private final ImapSettings imapSettings;
  private final Receiver receiver;
  private boolean done;

  FlagCheck(ImapSettings imapSettings, Receiver receiver) {
    this.imapSettings = imapSettings;
    this.receiver = receiver;
  }

  /// {@return what waits, and what was flagged and is not stored, by rising UID}
  List<ImapConnection.Waiting> with(
      List<ImapConnection.Waiting> waiting, ImapConnection imapConnection)
      throws MessagingException {
    Optional<Instant> doubt = done ? Optional.empty() : receiver.flagsInDoubt();
    if (doubt.isEmpty()) {
      return waiting;
    }
    Instant earliest = imapSettings.clock().instant().minus(LOOK_BACK);
    Instant since = doubt.get().isAfter(earliest) ? doubt.get() : earliest;
    Map<Long, ImapConnection.Waiting> flagged = new TreeMap<>();
    imapConnection.since(since).stream()
        .filter(message -> message.known() && !message.received().isBefore(since))
        .forEach(message -> flagged.put(message.uid(), message));
    List<ImapConnection.Waiting> all = new ArrayList<>(waiting);
    List<Long> uids = new ArrayList<>(flagged.keySet());
    for (int from = 0; from < uids.size(); from += TOGETHER) {
      List<Long> some = uids.subList(from, Math.min(from + TOGETHER, uids.size()));
      receiver
          .missing(imapSettings.mailbox(), imapConnection.validity(), some)
          .forEach(uid -> all.add(flagged.get(uid)));
    }
    if (all.size() > waiting.size()) {
      LOG.warn(
          "messages in {} that are flagged as stored and are not: {}; they are read",
          imapSettings.mailbox(),
          all.size() - waiting.size());
    }
    all.sort(Comparator.comparingLong(ImapConnection.Waiting::uid));
    return all;
  }

  /// All of it has been handed over.
  void done() {
    done = true;
  }
}
