package depesche.bot.post.imap;

import depesche.bot.post.MailEndpoint;
import java.time.Duration;
import java.time.InstantSource;

/// What to watch and how.
///
/// @param poll how often to look even when the server says nothing
/// @param limit the longest message that is fetched whole, in bytes
/// @param clock for how far back a look goes
public record ImapSettings(
    MailEndpoint server, String folder, Duration poll, int limit, InstantSource clock) {

  String mailbox() {
    String user = server.login().map(MailEndpoint.Login::user).orElse("");
    return user + "@" + server.host() + ":" + server.port() + "/" + folder;
  }
}
