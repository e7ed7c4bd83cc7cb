package depesche.bot.doctor;

import depesche.bot.config.Settings;
import depesche.bot.post.MailEndpoint;
import depesche.bot.post.imap.ImapSettings;
import depesche.bot.post.imap.ImapWatcher;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/// Whether the mailbox for what comes in is there and opens. No message in it is touched.
record MailInCheck(Settings.MailServer server, Optional<String> authserv, Clock clock)
    implements Check {

  @Override
  public String subject() {
    return "mail in";
  }

  @Override
  public List<Finding> look() {
    ImapSettings imapSettings =
        new ImapSettings(
            MailEndpoint.of(server), server.mailbox(), Duration.ofMinutes(1), 1, clock);
    return List.of(
        ImapWatcher.tried(imapSettings)
            .map(why -> Finding.toMend(subject(), why + "; see post.imap in the settings"))
            .orElseGet(
                () ->
                    Finding.well(
                        subject(),
                        "%s:%d, %s, opens %s; %s"
                            .formatted(
                                server.host(),
                                server.port(),
                                server.security(),
                                server.mailbox(),
                                senders()))));
  }

  private String senders() {
    return authserv
        .map(name -> "believes what " + name + " says of senders (DMARC)")
        .orElse("believes nothing about senders; see post.authserv");
  }
}
