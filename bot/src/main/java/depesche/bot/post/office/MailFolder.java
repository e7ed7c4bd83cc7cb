package depesche.bot.post.office;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;

/// One mailbox: a folder with one file a message, `UID_SECONDS_FLAGS`, and the file `numbers` with
/// the UID validity and the next UID. Whatever a method did is on the disk when it returns.
public final class MailFolder {

  private final Path folder;
  private final long validity;
  private final Flags flags;
  private final TreeMap<Long, StoredMessage> messages = new TreeMap<>();
  private long next;
  private long version = 0;

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
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "[0-9]*_*_*")) {
      for (Path file : files) {
        String[] parts = String.valueOf(file.getFileName()).split("_", 3);
        long uid = Long.parseLong(parts[0]);
        Instant received = Instant.ofEpochSecond(Long.parseLong(parts[1]));
        messages.put(
            uid, new StoredMessage(uid, received, Files.size(file), flags.parse(parts[2]), file));
        next = Math.max(next, uid + 1);
      }
    }
  }

  public long validity() {
    return validity;
  }

  public synchronized long next() {
    return next;
  }

  public synchronized List<String> knownFlags() {
    return flags.known();
  }

  /// {@return all messages by rising UID}
  public synchronized List<StoredMessage> messages() {
    return List.copyOf(messages.values());
  }

  public synchronized Optional<StoredMessage> message(long uid) {
    return Optional.ofNullable(messages.get(uid));
  }

  /// Stores a message and wakes who waits for it.
  public synchronized StoredMessage add(byte[] bytes, Instant received, NavigableSet<String> set)
      throws IOException {
    String name = name(next, received, set);
    Disk.write(folder.resolve("draft.tmp"), folder.resolve(name), bytes);
    StoredMessage storedMessage =
        new StoredMessage(next, received, bytes.length, set, folder.resolve(name));
    messages.put(next, storedMessage);
    next++;
    changed();
    return storedMessage;
  }

  /// Sets the flags of a message, if it is still there.
  public synchronized void flag(long uid, NavigableSet<String> set) throws IOException {
    StoredMessage old = messages.get(uid);
    if (old == null || old.flags().equals(set)) {
      return;
    }
    Path file = folder.resolve(name(uid, old.received(), set));
    if (!file.equals(old.file())) {
      Disk.rename(old.file(), file);
    }
    messages.put(uid, new StoredMessage(uid, old.received(), old.size(), set, file));
    changed();
  }

  /// Removes messages for good.
  public synchronized void expunge(List<Long> uids) throws IOException {
    if (uids.isEmpty()) {
      return;
    }
    // A UID is never used again, even when the last message goes.
    note(folder, validity, next);
    for (long uid : uids) {
      StoredMessage gone = messages.remove(uid);
      if (gone != null) {
        Disk.delete(gone.file());
      }
    }
    changed();
  }

  private String name(long uid, Instant received, NavigableSet<String> set) throws IOException {
    return "%010d_%d_%s".formatted(uid, received.getEpochSecond(), flags.letters(set));
  }

  private void changed() {
    version++;
    notifyAll();
  }

  public synchronized long version() {
    return version;
  }

  /// Waits until the mailbox is no longer as it was at that version, or a nudge and the wait is
  /// off.
  public synchronized void awaitChange(long seen, BooleanSupplier off) throws InterruptedException {
    while (version == seen && !off.getAsBoolean()) {
      wait();
    }
  }

  /// Lets all who wait look whether they still should.
  public synchronized void nudge() {
    notifyAll();
  }
}
