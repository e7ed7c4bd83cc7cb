package depesche.bot.post;

import static org.assertj.core.api.Assertions.assertThat;

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
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The flags of a mailbox, compared with what is stored.
class FlagCheckTest {

  private static final InetAddress HERE = InetAddress.getLoopbackAddress();
  private static final String BOT = "depesche@example.org";

  @TempDir private Path folder;

  /// Stores nothing of some messages, though they are flagged.
  private record Forgetful(List<Long> taken, Set<Long> lost, boolean doubts) implements Receiver {

    @Override
    public void receive(IncomingMail incomingMail) {
      taken.add(incomingMail.uid());
    }

    @Override
    public Optional<Instant> flagsInDoubt() {
      return doubts ? Optional.of(Instant.EPOCH) : Optional.empty();
    }

    @Override
    public Set<Long> missing(String mailbox, long uidValidity, List<Long> uids) {
      return Set.copyOf(uids.stream().filter(lost::contains).toList());
    }
  }

  @Test
  void whatIsFlaggedAndNotStoredComesOnceMore() throws IOException {
    // After a kill the flags are compared once; what is stored does not come again.
    try (PostOffice office =
        PostOffice.open(folder, HERE, 0, 0, Optional.empty(), Clock.systemUTC())) {
      send(office);
      assertThat(taken(office, Set.of(2L), false)).containsExactly(1L, 2L, 3L);
      assertThat(taken(office, Set.of(2L), false)).isEmpty();
      assertThat(taken(office, Set.of(2L), true)).containsExactly(2L);
      assertThat(taken(office, Set.of(), true)).isEmpty();
    }
  }

  private static List<Long> taken(PostOffice office, Set<Long> lost, boolean doubts) {
    List<Long> taken = new CopyOnWriteArrayList<>();
    try (ImapWatcher imapWatcher =
        ImapWatcher.watch(
            new ImapSettings(
                server(office.imapPort()),
                "INBOX",
                Duration.ofHours(1),
                100_000,
                Clock.systemUTC()),
            new Forgetful(taken, lost, doubts),
            RestoreClock.none(Clock.systemUTC()))) {
      assertThat(imapWatcher.scan()).isTrue();
      assertThat(imapWatcher.scan()).isTrue();
    }
    return taken;
  }

  private static MailEndpoint server(int port) {
    return new MailEndpoint(
        HERE.getHostAddress(), port, Tls.NONE, Optional.of(new MailEndpoint.Login(BOT, "any")));
  }

  private static void send(PostOffice office) {
    try (SmtpSender smtpSender = new SmtpSender(server(office.smtpPort()))) {
      for (int i = 0; i < 3; i++) {
        byte[] mail =
            "From: anna@example.org\r\nTo: %s\r\nMessage-ID: <m%d@example.org>\r\n\r\nHELP\r\n"
                .formatted(BOT, i)
                .getBytes(StandardCharsets.US_ASCII);
        assertThat(smtpSender.send("anna@example.org", BOT, mail))
            .isEqualTo(new Delivery.Accepted());
      }
    }
  }
}
