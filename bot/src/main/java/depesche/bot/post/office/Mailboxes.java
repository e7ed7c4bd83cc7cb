package depesche.bot.post.office;

import depesche.bot.mime.Address;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Locale;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// All mailboxes of the post office, one folder each. `anna+tag@x` is the mailbox of `anna@x`.
public final class Mailboxes {

  private static final Logger LOG = LoggerFactory.getLogger(Mailboxes.class);

  private static final int LONGEST_ADDRESS = 200;

  private final Path folder;
  private final InstantSource clock;
  private final TreeMap<String, MailFolder> open = new TreeMap<>();
  private final AtomicBoolean refusing = new AtomicBoolean();

  public Mailboxes(Path folder, InstantSource clock) {
    this.folder = folder;
    this.clock = clock;
    Spool.clear(folder);
  }

  /// {@return where a message goes while it is handed in}
  Spool spool() {
    return new Spool(folder);
  }

  public InstantSource clock() {
    return clock;
  }

  /// {@return whether a mailbox can have that address}
  static boolean possible(String address) {
    return address.length() <= LONGEST_ADDRESS
        && Address.read(address).filter(Address::isAscii).isPresent();
  }

  /// {@return the mailbox of an address, made when it is not there}
  public synchronized MailFolder box(String address) {
    return open.computeIfAbsent(
        fileName(address),
        name -> {
          try {
            return MailFolder.open(folder.resolve(name), clock.instant());
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        });
  }

  /// Mail was stored.
  void stored() {
    if (refusing.get() && refusing.getAndSet(false)) {
      LOG.info("the post office stores mail again");
    }
  }

  /// Mail could not be stored, and its sender was told so, or a mailbox not be opened: of many that
  /// is said once.
  public void refused(Exception why) {
    if (!refusing.getAndSet(true)) {
      LOG.error(
          "the post office cannot store mail, and tells its senders so: see whether {} has"
              + " room: {}",
          folder,
          why.toString());
    }
  }

  /// Letters, digits and a few signs stay; the rest becomes `%xx`, so no name leaves the folder.
  private static String fileName(String address) {
    String lower = address.toLowerCase(Locale.ROOT);
    int sign = lower.lastIndexOf('@');
    int plus = lower.indexOf('+');
    String plain =
        plus > 0 && plus < sign ? lower.substring(0, plus) + lower.substring(sign) : lower;
    StringBuilder name = new StringBuilder();
    for (byte b : plain.getBytes(StandardCharsets.UTF_8)) {
      boolean kept =
          (b >= 'a' && b <= 'z')
              || (b >= '0' && b <= '9')
              || "@-_".indexOf(b) >= 0
              || (b == '.' && !name.isEmpty());
      name.append(kept ? String.valueOf((char) b) : "%%%02x".formatted(b & 0xFF));
    }
    return name.toString();
  }
}
