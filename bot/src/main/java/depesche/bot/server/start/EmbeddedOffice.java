package depesche.bot.server.start;

import depesche.bot.config.SecretSource;
import depesche.bot.config.Settings;
import depesche.bot.config.UnusableInput;
import depesche.bot.post.PostOffice;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;

/// The post office of a server that has no mail server beside it.
public record EmbeddedOffice(Settings settings) {

  /// {@return the post office, opened, unless the settings name a mail server}
  ///
  /// @throws UnusableInput if it cannot be opened where the settings say
  public Optional<PostOffice> open(Path data, Clock clock) {
    if (settings.post().smtp().isPresent()) {
      return Optional.empty();
    }
    Settings.Embedded embedded = settings.post().embedded();
    try {
      return Optional.of(
          PostOffice.open(
              data.resolve("post"),
              InetAddress.getByName(embedded.bind()),
              embedded.smtpPort(),
              embedded.imapPort(),
              embedded.password().map(SecretSource::reveal),
              clock));
    } catch (UnknownHostException _) {
      throw new UnusableInput(
          "this machine has no address %s: correct post.embedded.bind".formatted(embedded.bind()));
    }
  }
}
