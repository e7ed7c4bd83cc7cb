package depesche.bot.desk;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.Heard;
import depesche.bot.ledger.mail.LetterDue;
import depesche.bot.post.MailEndpoint;
import depesche.bot.post.Tls;
import depesche.bot.post.imap.ImapSettings;
import depesche.bot.post.imap.ImapWatcher;
import depesche.bot.server.RestoreClock;
import depesche.bot.server.arrival.BackgroundLook;
import depesche.bot.server.arrival.MailLook;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// A mailbox that takes connections and never says a word.
class SilentMailboxTest {

  private final Bureau bureau = new Bureau();
  private final Heard<Instant> looks = new Heard<>();
  private final Runnable woken = () -> looks.add(Instant.now());

  @AfterEach
  void close() {
    bureau.close();
  }

  private static ImapWatcher watch(ServerSocket server) {
    return ImapWatcher.watch(
        new ImapSettings(
            new MailEndpoint(
                server.getInetAddress().getHostAddress(),
                server.getLocalPort(),
                Tls.NONE,
                Optional.of(new MailEndpoint.Login("depesche", "secret"))),
            "INBOX",
            Duration.ofSeconds(60),
            1000,
            Clock.systemUTC()),
        _ -> {},
        RestoreClock.none(Clock.systemUTC()));
  }

  @Test
  void keepsNothingWaitingButTheDeadline() throws IOException {
    // A deadline waits for mail that was in time; the office goes on with everything else.
    List<Bureau.Mail> reports = bureau.begin();
    bureau.passes(Duration.ofDays(4));
    bureau.arrives(
        reports.getFirst().to(), "depesche@localhost", Bureau.BEGIN.plusSeconds(60), "STATUS");
    // Connections wait in its queue, and nobody serves them.
    ServerSocket silent = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    try (ImapWatcher imapWatcher = watch(silent)) {
      MailLook mailLook = new BackgroundLook(imapWatcher::scan, bureau::now, woken);
      bureau.workLoop.work(mailLook);
      bureau.workLoop.work(mailLook);
      assertThat(looks).isEmpty();
      assertThat(bureau.<List<LetterDue>>ask(book -> book.agenda().waiting())).isEmpty();
      // The look ends without mail: the office is woken, and the deadline waits on.
      silent.close();
      looks.await(1);
      bureau.workLoop.work(mailLook);
    }
    assertThat(bureau.game().turn()).isEqualTo(1);
    bureau.works();
    assertThat(bureau.game().turn()).isEqualTo(2);
  }

  @Test
  void aLookCountsForWhatWasDueWhenItBegan() {
    // A deadline that falls due after a look has begun needs another look: a letter may have come
    // between.
    MailLook here = new BackgroundLook(() -> true, bureau::now, woken);
    assertThat(here.upTo(bureau.now())).isEqualTo(new MailLook.UnderWay());
    looks.await(1);
    assertThat(here.upTo(bureau.now())).isEqualTo(new MailLook.Complete(bureau.now()));
    bureau.passes(Duration.ofMillis(1));
    assertThat(here.upTo(bureau.now())).isEqualTo(new MailLook.UnderWay());
    looks.await(2);
    assertThat(here.upTo(bureau.now().minusMillis(1)))
        .isEqualTo(new MailLook.Complete(bureau.now()));
  }

  @Test
  void aLookThatFailedIsToldOnce() {
    // To ask again has the mailbox looked at again.
    MailLook mute = new BackgroundLook(() -> false, bureau::now, woken);
    assertThat(mute.upTo(bureau.now())).isEqualTo(new MailLook.UnderWay());
    looks.await(1);
    assertThat(mute.upTo(bureau.now())).isEqualTo(new MailLook.Failed());
    assertThat(mute.upTo(bureau.now())).isEqualTo(new MailLook.UnderWay());
  }
}
