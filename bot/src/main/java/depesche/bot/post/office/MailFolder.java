package depesche.bot.post.office;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/// One mailbox: a folder with one file a message, `UID_SECONDS_FLAGS`, and the file `numbers` with
/// the UID validity and the next UID. Whatever a method did is on the disk when it returns. Those
/// who store at the same time wait for the disk together.
public final class MailFolder {

  private final Path folder;
  private final long validity;
  private final Flags flags;
  private final MessageIndex messageIndex = new MessageIndex();
  private final ReentrantLock flushing = new ReentrantLock();

  /// Messages that have their names, but not for certain yet: nobody sees them.
  private final List<StoredMessage> unsettled = new ArrayList<>();

  private long next;
  private long drafts = 0;

  /// What is not as it was.
  ///
  /// @param version of the mailbox as it is now
  /// @param changed the messages that have come or have other flags, by rising UID
  /// @param isRemoved whether any has gone
  public record Changes(long version, List<StoredMessage> changed, boolean isRemoved) {

    public Changes {
      changed = List.copyOf(changed);
    }
  }

  private MailFolder(Path folder, long validity, long next) throws IOException {
    this.folder = folder;
    this.validity = validity;
    this.next = next;
    this.flags = new Flags(folder);
    load();
  }

  /// Opens the mailbox in that folder; makes it when it is not there.
  static MailFolder open(Path folder, Instant now) throws IOException {
    Path numbers = folder.resolve("numbers");
    if (!Files.exists(numbers)) {
      Disk.folder(folder);
      note(folder, Math.max(1, now.getEpochSecond() & 0x7FFF_FFFFL), 1);
    }
    List<String> lines = Files.readAllLines(numbers);
    return new MailFolder(folder, Long.parseLong(lines.get(0)), Long.parseLong(lines.get(1)));
  }

  private static void note(Path folder, long validity, long next) throws IOException {
    byte[] text = (validity + "\n" + next + "\n").getBytes(StandardCharsets.US_ASCII);
    Disk.write(folder.resolve("numbers.tmp"), folder.resolve("numbers"), text);
  }

  private void load() throws IOException {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "draft*.tmp")) {
      for (Path file : files) {
        Files.delete(file);
      }
    }
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "[0-9]*_*_*")) {
      for (Path file : files) {
        String[] parts = String.valueOf(file.getFileName()).split("_", 3);
        long uid = Long.parseLong(parts[0]);
        Instant received = Instant.ofEpochSecond(Long.parseLong(parts[1]));
        messageIndex.put(
            new StoredMessage(uid, received, Files.size(file), flags.parse(parts[2]), file));
        next = Math.max(next, uid + 1);
      }
    }
  }

  public long validity() {
    return validity;
  }

  /// {@return the first number that nobody has seen yet}
  public synchronized long next() {
    return unsettled.isEmpty() ? next : unsettled.getFirst().uid();
  }

  public synchronized List<String> knownFlags() {
    return flags.known();
  }

  /// {@return all messages by rising UID}
  public synchronized List<StoredMessage> messages() {
    return messageIndex.all();
  }

  /// {@return the messages with such flags, by rising UID} It costs as much as is found, however
  /// full the mailbox is.
  public synchronized List<StoredMessage> messages(Predicate<NavigableSet<String>> flags) {
    return messageIndex.with(flags);
  }

  /// {@return what is not as it was in that version} It costs as much as has changed, however full
  /// the mailbox is.
  public synchronized Changes since(long seen) {
    return messageIndex.since(seen);
  }

  public synchronized Optional<StoredMessage> message(long uid) {
    return messageIndex.message(uid);
  }

  /// {@return the content of a message, whatever flags it has by now; nothing if it is gone}
  public synchronized byte[] content(StoredMessage message) throws IOException {
    Optional<StoredMessage> now = message(message.uid());
    return now.isPresent() ? Files.readAllBytes(now.get().file()) : new byte[0];
  }

  /// {@return the content of a message, of which a piece is in memory at a time; empty if it is
  /// gone}
  public synchronized Optional<MailFile> open(StoredMessage message) throws IOException {
    Optional<StoredMessage> now = message(message.uid());
    return now.isPresent() ? Optional.of(MailFile.open(now.get().file())) : Optional.empty();
  }

  /// Stores a message and wakes who waits for it.
  public StoredMessage add(byte[] bytes, Instant received, NavigableSet<String> set)
      throws IOException {
    Path draft = draft();
    Disk.draft(draft, bytes);
    return add(draft, received, set);
  }

  /// Stores a message that lies in a file, with some lines above it.
  StoredMessage add(byte[] above, Path message, Instant received) throws IOException {
    Path draft = draft();
    Disk.draft(draft, above, message);
    return add(draft, received, Collections.emptyNavigableSet());
  }

  private StoredMessage add(Path draft, Instant received, NavigableSet<String> set)
      throws IOException {
    StoredMessage storedMessage = named(draft, Files.size(draft), received, set);
    flushing.lock();
    try {
      settle(storedMessage);
    } finally {
      flushing.unlock();
    }
    return storedMessage;
  }

  private synchronized Path draft() {
    drafts++;
    return folder.resolve("draft" + drafts + ".tmp");
  }

  private synchronized StoredMessage named(
      Path draft, long length, Instant received, NavigableSet<String> set) throws IOException {
    Path file = folder.resolve(name(next, received, set));
    Disk.move(draft, file);
    StoredMessage storedMessage = new StoredMessage(next, received, length, set, file);
    next++;
    unsettled.add(storedMessage);
    return storedMessage;
  }

  /// The former holder of the disk may have settled this message, too.
  private void settle(StoredMessage storedMessage) throws IOException {
    List<StoredMessage> together = unsettled();
    if (together.contains(storedMessage)) {
      Disk.flush(storedMessage.file());
      show(together);
    }
  }

  private synchronized List<StoredMessage> unsettled() {
    return List.copyOf(unsettled);
  }

  private synchronized void show(List<StoredMessage> settled) {
    unsettled.removeAll(settled);
    settled.forEach(messageIndex::put);
    notifyAll();
  }

  /// Sets the flags of messages, of those that are still there.
  public synchronized void flag(Map<Long, NavigableSet<String>> sets) throws IOException {
    boolean renamed = false;
    for (Map.Entry<Long, NavigableSet<String>> entry : sets.entrySet()) {
      Optional<StoredMessage> old = message(entry.getKey());
      if (old.isPresent() && !old.get().flags().equals(entry.getValue())) {
        renamed |= flag(old.get(), entry.getValue());
      }
    }
    if (renamed) {
      Disk.flush(folder.resolve("numbers"));
    }
  }

  private boolean flag(StoredMessage old, NavigableSet<String> set) throws IOException {
    Path file = folder.resolve(name(old.uid(), old.received(), set));
    boolean renamed = !file.equals(old.file());
    if (renamed) {
      Disk.move(old.file(), file);
    }
    messageIndex.put(new StoredMessage(old.uid(), old.received(), old.size(), set, file));
    notifyAll();
    return renamed;
  }

  /// Removes messages for good.
  public synchronized void expunge(List<Long> uids) throws IOException {
    if (uids.isEmpty()) {
      return;
    }
    // A UID is never used again, even when the last message goes.
    note(folder, validity, next);
    for (long uid : uids) {
      Optional<StoredMessage> gone = message(uid);
      messageIndex.remove(uid);
      if (gone.isPresent()) {
        Disk.delete(gone.get().file());
      }
    }
    notifyAll();
  }

  private String name(long uid, Instant received, NavigableSet<String> set) throws IOException {
    return "%010d_%d_%s".formatted(uid, received.getEpochSecond(), flags.letters(set));
  }

  public synchronized long version() {
    return messageIndex.version();
  }

  /// Waits until the mailbox is no longer as it was at that version, or a nudge and the wait is
  /// off.
  public synchronized void awaitChange(long seen, BooleanSupplier off) throws InterruptedException {
    while (messageIndex.version() == seen && !off.getAsBoolean()) {
      wait();
    }
  }

  /// Lets all who wait look whether they still should.
  public synchronized void nudge() {
    notifyAll();
  }
}
