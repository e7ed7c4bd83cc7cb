package depesche.bot.post.office.imap;

import depesche.bot.post.office.MailFolder;
import depesche.bot.post.office.StoredMessage;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.stream.Collectors;

/// A mailbox as one IMAP session knows it: the numbers and flags it was told. Changes since then
/// are told when the protocol allows it.
final class SelectedMailbox {

  private final MailFolder mailFolder;
  private final boolean readOnly;
  private final List<Long> uids = new ArrayList<>();
  private final Map<Long, NavigableSet<String>> flags = new HashMap<>();
  private long seen = -1;

  /// Whether messages have gone that the session still counts.
  private boolean behind = false;

  SelectedMailbox(MailFolder mailFolder, boolean readOnly) {
    this.mailFolder = mailFolder;
    this.readOnly = readOnly;
    changes(true);
  }

  MailFolder box() {
    return mailFolder;
  }

  boolean readOnly() {
    return readOnly;
  }

  /// {@return the version of the mailbox the session was last told of}
  long seen() {
    return seen;
  }

  int count() {
    return uids.size();
  }

  long lastUid() {
    return uids.isEmpty() ? 0 : uids.getLast();
  }

  /// {@return the UID that has this number, from 1}
  long uid(int number) {
    return uids.get(number - 1);
  }

  /// {@return the number of this UID, from 1; 0 if the session was not told of it}
  int number(long uid) {
    return Math.max(0, Collections.binarySearch(uids, uid) + 1);
  }

  /// A client that set or read flags knows them.
  void told(StoredMessage storedMessage) {
    flags.put(storedMessage.uid(), storedMessage.flags());
  }

  /// {@return what changed since the last call, as untagged answers}
  ///
  /// @param expunge whether messages may be told gone, which shifts the numbers
  List<String> changes(boolean expunge) {
    MailFolder.Changes changes = mailFolder.since(seen);
    seen = changes.version();
    behind |= changes.isRemoved();
    List<String> told = new ArrayList<>();
    if (expunge && behind) {
      forget(told);
      behind = false;
    }
    int before = uids.size();
    long last = lastUid();
    changes.changed().stream().map(StoredMessage::uid).filter(uid -> uid > last).forEach(uids::add);
    if (uids.size() > before) {
      told.add(uids.size() + " EXISTS");
    }
    changes.changed().forEach(message -> flags(message, before, told));
    return told;
  }

  private void forget(List<String> told) {
    Set<Long> left =
        mailFolder.messages().stream().map(StoredMessage::uid).collect(Collectors.toSet());
    for (int i = uids.size() - 1; i >= 0; i--) {
      if (!left.contains(uids.get(i))) {
        flags.remove(uids.remove(i));
        told.add((i + 1) + " EXPUNGE");
      }
    }
  }

  private void flags(StoredMessage message, int known, List<String> told) {
    int number = number(message.uid());
    if (number == 0) {
      return;
    }
    NavigableSet<String> old = flags.put(message.uid(), message.flags());
    if (number <= known && !message.flags().equals(old)) {
      told.add("%d FETCH (UID %d FLAGS %s)".formatted(number, message.uid(), Fetch.flags(message)));
    }
  }
}
