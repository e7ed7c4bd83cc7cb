package depesche.bot.post.office;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;

/// The messages of a mailbox, found by UID, by what has changed and by flags. Each costs as much as
/// is found, however full the mailbox is. Its owner lets in one thread at a time.
final class MessageIndex {

  private final TreeMap<Long, StoredMessage> messages = new TreeMap<>();

  /// Each message by the version in which it came or got its flags.
  private final TreeMap<Long, StoredMessage> byVersion = new TreeMap<>();

  /// Those versions by UID.
  private final Map<Long, Long> versions = new HashMap<>();

  /// Most messages of a mailbox have the same few flags.
  private final Map<NavigableSet<String>, TreeMap<Long, StoredMessage>> byFlags = new HashMap<>();

  private long version = 0;

  /// The version in which a message was last removed.
  private long removed = -1;

  long version() {
    return version;
  }

  Optional<StoredMessage> message(long uid) {
    return Optional.ofNullable(messages.get(uid));
  }

  /// {@return all messages by rising UID}
  List<StoredMessage> all() {
    return List.copyOf(messages.values());
  }

  /// {@return the messages with such flags, by rising UID}
  List<StoredMessage> with(Predicate<NavigableSet<String>> flags) {
    List<StoredMessage> found = new ArrayList<>();
    byFlags.forEach(
        (set, same) -> {
          if (flags.test(set)) {
            found.addAll(same.values());
          }
        });
    found.sort(Comparator.comparingLong(StoredMessage::uid));
    return found;
  }

  MailFolder.Changes since(long seen) {
    List<StoredMessage> changed =
        byVersion.tailMap(seen, false).values().stream()
            .sorted(Comparator.comparingLong(StoredMessage::uid))
            .toList();
    return new MailFolder.Changes(version, changed, removed > seen);
  }

  /// Takes a message in, in place of the one that had its UID.
  void put(StoredMessage message) {
    version++;
    take(message.uid());
    messages.put(message.uid(), message);
    versions.put(message.uid(), version);
    byVersion.put(version, message);
    byFlags.computeIfAbsent(message.flags(), _ -> new TreeMap<>()).put(message.uid(), message);
  }

  void remove(long uid) {
    version++;
    removed = version;
    take(uid);
  }

  private void take(long uid) {
    StoredMessage old = messages.remove(uid);
    if (old != null) {
      byVersion.remove(versions.remove(uid));
      TreeMap<Long, StoredMessage> same = byFlags.get(old.flags());
      if (same != null && same.remove(uid) != null && same.isEmpty()) {
        byFlags.remove(old.flags());
      }
    }
  }
}
