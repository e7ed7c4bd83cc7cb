package depesche.bot.post;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import depesche.bot.Heard;
import depesche.bot.monitor.LoggedLines;
import depesche.bot.post.imap.ImapSettings;
import depesche.bot.post.imap.ImapWatcher;
import depesche.bot.post.imap.IncomingMail;
import depesche.bot.post.imap.Receiver;
import depesche.bot.post.smtp.SmtpSender;
import depesche.bot.server.RestoreClock;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/// A mailbox full of mail while nothing can be stored.
class StoppedLookTest {

  private static final InetAddress HERE = InetAddress.getLoopbackAddress();
  private static final String BOT = "depesche@example.org";
  private static final int MAILS = 40;

  @RegisterExtension
  private final LoggedLines said = new LoggedLines(ImapWatcher.class.getPackageName());

  private final Heard<IncomingMail> tried = new Heard<>();
  private final AtomicBoolean away = new AtomicBoolean(true);
  private final List<IncomingMail> arrived = new CopyOnWriteArrayList<>();

  @TempDir private Path folder;

  @Test
  void aDatabaseThatTakesNothingEndsTheLook() throws IOException {
    // However much mail waits and however often it is looked at, none of it is tried after the
    // first; the look counts as failed, so that no deadline passes by it.
    try (PostOffice office =
        PostOffice.open(folder, HERE, 0, 0, Optional.empty(), Clock.systemUTC())) {
      send(office);
      try (ImapWatcher imapWatcher = watch(office)) {
        tried.await(1);
        assertThat(imapWatcher.scan()).isFalse();
        assertThat(imapWatcher.scan()).isFalse();
        assertThat(tried).hasSizeBetween(2, 4).extracting(IncomingMail::uid).containsOnly(1L);
        away.set(false);
        assertThat(imapWatcher.scan()).isTrue();
        assertThat(arrived).hasSize(MAILS);
      }
    }
    assertThat(said.events()).filteredOn(line -> line.getLevel() == Level.ERROR).isEmpty();
  }

  private void receive(IncomingMail incomingMail) {
    tried.add(incomingMail);
    if (away.get()) {
      throw new Receiver.Away("the database is read-only", new IllegalStateException());
    }
    arrived.add(incomingMail);
  }

  private static MailEndpoint server(int port) {
    return new MailEndpoint(
        HERE.getHostAddress(), port, Tls.NONE, Optional.of(new MailEndpoint.Login(BOT, "any")));
  }

  private static void send(PostOffice office) {
    try (SmtpSender smtpSender = new SmtpSender(server(office.smtpPort()))) {
      for (int i = 0; i < MAILS; i++) {
        byte[] mail =
            "From: anna@example.org\r\nTo: %s\r\nMessage-ID: <m%d@example.org>\r\n\r\nHELP\r\n"
                .formatted(BOT, i)
                .getBytes(StandardCharsets.US_ASCII);
        assertThat(smtpSender.send("anna@example.org", BOT, mail))
            .isEqualTo(new Delivery.Accepted());
      }
    }
  }

  private ImapWatcher watch(PostOffice office) {
    return ImapWatcher.watch(
        new ImapSettings(
            server(office.imapPort()),
            "INBOX",
            Duration.ofMinutes(10),
            256 * 1024,
            Clock.systemUTC()),
        this::receive,
        RestoreClock.none(Clock.systemUTC()));
  }
}
