package depesche.bot.post.office.imap;

import depesche.bot.post.office.MailFolder;
import depesche.bot.post.office.StoredMessage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeMap;

/// A mailbox as one IMAP session knows it: the numbers and flags it was told. What changed since is
/// told when the protocol allows it.
final class SelectedMailbox {

  private final MailFolder mailFolder;
  private final boolean readOnly;
  private final List<Long> uids = new ArrayList<>();
  private final TreeMap<Long, NavigableSet<String>> flags = new TreeMap<>();
  private long seen = -1;

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

  /// A client that set or read flags knows them.
  void told(StoredMessage storedMessage) {
    flags.put(storedMessage.uid(), storedMessage.flags());
  }

  /// {@return what changed since the last call, as untagged answers}
  ///
  /// @param expunge whether messages may be told gone, which shifts the numbers
  List<String> changes(boolean expunge) {
    if (mailFolder.version() == seen) {
      return List.of();
    }
    seen = mailFolder.version();
    TreeMap<Long, StoredMessage> now = new TreeMap<>();
    mailFolder.messages().forEach(m -> now.put(m.uid(), m));
    List<String> told = new ArrayList<>();
    if (expunge) {
      forget(now, told);
    } else if (!now.keySet().containsAll(uids)) {
      seen = -1;
    }
    int before = uids.size();
    long last = lastUid();
    now.tailMap(last, false).keySet().forEach(uids::add);
    if (uids.size() > before) {
      told.add(uids.size() + " EXISTS");
    }
    flags(now, before, told);
    return told;
  }

  private void forget(Map<Long, StoredMessage> now, List<String> told) {
    for (int i = uids.size() - 1; i >= 0; i--) {
      if (!now.containsKey(uids.get(i))) {
        flags.remove(uids.remove(i));
        told.add((i + 1) + " EXPUNGE");
      }
    }
  }

  private void flags(Map<Long, StoredMessage> now, int known, List<String> told) {
    for (int i = 0; i < uids.size(); i++) {
      StoredMessage storedMessage = now.get(uids.get(i));
      if (storedMessage == null) {
        continue;
      }
      NavigableSet<String> old = flags.put(storedMessage.uid(), storedMessage.flags());
      if (i < known && !storedMessage.flags().equals(old)) {
        told.add(
            "%d FETCH (UID %d FLAGS %s)"
                .formatted(i + 1, storedMessage.uid(), Fetch.flags(storedMessage)));
      }
    }
  }
}
