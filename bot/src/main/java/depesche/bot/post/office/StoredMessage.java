package depesche.bot.post.office;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Collections;
import java.util.NavigableSet;
import java.util.TreeSet;

/// A message as it is in a mailbox: all but the content, which stays in its file.
///
/// @param flags by their IMAP names, `\Seen` and keywords
public record StoredMessage(
    long uid, Instant received, long size, NavigableSet<String> flags, Path file) {

  public static final String SEEN = "\\Seen";
  public static final String DELETED = "\\Deleted";

  public StoredMessage {
    flags = Collections.unmodifiableNavigableSet(new TreeSet<>(flags));
  }

  public boolean has(String flag) {
    return has(flags, flag);
  }

  /// {@return whether a flag is among these, in whatever letters}
  public static boolean has(NavigableSet<String> flags, String flag) {
    return flags.contains(flag) || flags.stream().anyMatch(flag::equalsIgnoreCase);
  }
}
