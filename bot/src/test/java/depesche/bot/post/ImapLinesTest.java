package depesche.bot.post;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import depesche.bot.post.imap.ImapSettings;
import depesche.bot.post.imap.ImapWatcher;
import depesche.bot.server.RestoreClock;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The lines by which a mailbox is watched.
class ImapLinesTest {

  private static final InetAddress HERE = InetAddress.getLoopbackAddress();
  private static final Clock CLOCK = Clock.systemUTC();
  private static final Duration LONG = Duration.ofMinutes(10);

  @TempDir private Path folder;

  @Test
  void opensNoLineThatItDoesNotUseAndEndsAllOfThem() throws IOException {
    // Of each two lines to a server without TLS, one was never used nor ended, and the other could
    // not be cut.
    try (PostOffice office = PostOffice.open(folder, HERE, 0, 0, Optional.empty(), CLOCK);
        LineCount lines = LineCount.open(office.imapPort())) {
      MailEndpoint server =
          new MailEndpoint(
              HERE.getHostAddress(),
              lines.port(),
              Tls.NONE,
              Optional.of(new MailEndpoint.Login("depesche@example.org", "any")));
      ImapWatcher imapWatcher =
          ImapWatcher.watch(
              new ImapSettings(server, "INBOX", LONG, 256 * 1024, CLOCK),
              _ -> {},
              RestoreClock.none(CLOCK));
      try (imapWatcher) {
        assertThat(imapWatcher.scan()).isTrue();
        await().untilAsserted(() -> assertThat(lines.speaking()).isEqualTo(lines.opened()));
        assertThat(lines.opened()).isPositive();
      }
      await().untilAsserted(() -> assertThat(lines.ended()).isEqualTo(lines.opened()));
    }
  }
}
