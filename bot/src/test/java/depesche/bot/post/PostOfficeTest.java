package depesche.bot.post;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.bot.Heard;
import depesche.bot.config.UnusableInput;
import depesche.bot.post.imap.ImapSettings;
import depesche.bot.post.imap.ImapWatcher;
import depesche.bot.post.imap.IncomingMail;
import depesche.bot.post.imap.Receiver;
import depesche.bot.post.smtp.SmtpSender;
import depesche.bot.server.RestoreClock;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PostOfficeTest {

  private static final InetAddress HERE = InetAddress.getLoopbackAddress();
  private static final Clock CLOCK = Clock.systemUTC();
  private static final String BOT = "depesche@example.org";
  private static final Duration LONG = Duration.ofMinutes(10);

  private @TempDir Path folder;

  private PostOffice open() {
    return PostOffice.open(folder, HERE, 0, 0, Optional.empty(), CLOCK);
  }

  private static ImapWatcher watch(PostOffice office, Duration poll, Receiver receiver) {
    MailEndpoint server = server(office.imapPort());
    return ImapWatcher.watch(
        new ImapSettings(server, "INBOX", poll, 256 * 1024, CLOCK),
        receiver,
        RestoreClock.none(CLOCK));
  }

  private static MailEndpoint server(int port) {
    return new MailEndpoint(
        HERE.getHostAddress(), port, Tls.NONE, Optional.of(new MailEndpoint.Login(BOT, "any")));
  }

  private static byte[] letter(String id, String text) {
    return ("From: anna@example.org\r\nTo: " + BOT + "\r\nMessage-ID: " + id + "\r\n\r\n" + text)
        .getBytes(StandardCharsets.UTF_8);
  }

  private static Delivery send(PostOffice office, String to, byte[] bytes) {
    try (SmtpSender smtpSender = new SmtpSender(server(office.smtpPort()))) {
      return smtpSender.send("anna@example.org", to, bytes);
    }
  }

  private static String text(IncomingMail incomingMail) {
    return new String(incomingMail.bytes(), StandardCharsets.UTF_8);
  }

  @Test
  void bringsSentBytesUnchangedToAnIdlingWatcher() {
    // The Message-ID and every byte survive the sending; IDLE tells of the mail, not the poll.
    Heard<IncomingMail> arrived = new Heard<>();
    byte[] sent = letter("<one@example.org>", ".dot\r\n..two dots\r\nF LON - BEL\r\n");
    try (PostOffice office = open();
        ImapWatcher imapWatcher = watch(office, LONG, arrived::add)) {
      assertThat(imapWatcher.scan()).isTrue();
      assertThat(send(office, "depesche+token@example.org", sent))
          .isEqualTo(new Delivery.Accepted());
      arrived.await(1);
      assertThat(send(office, BOT, letter("<two@example.org>", "again\r\n")))
          .isEqualTo(new Delivery.Accepted());
      arrived.await(2);
    }
    assertThat(text(arrived.getFirst()))
        .startsWith(
            "Return-Path: <anna@example.org>\r\nDelivered-To: depesche+token@example.org\r\n")
        .endsWith(new String(sent, StandardCharsets.UTF_8));
    assertThat(arrived).extracting(IncomingMail::uid).containsExactly(1L, 2L);
  }

  @Test
  void seesWhatComesWhileAnotherMessageIsStored() {
    // The server tells of a mail once, be it in the answer to another command: it is fetched at
    // once, not at the next poll.
    Heard<IncomingMail> arrived = new Heard<>();
    try (PostOffice office = open()) {
      Receiver receiver =
          incomingMail -> {
            arrived.add(incomingMail);
            if (arrived.size() == 1) {
              send(office, BOT, letter("<two@example.org>", "meanwhile\r\n"));
            }
          };
      try (ImapWatcher imapWatcher = watch(office, LONG, receiver)) {
        send(office, BOT, letter("<one@example.org>", "one\r\n"));
        arrived.await(2);
        assertThat(imapWatcher.trouble()).isEmpty();
      }
    }
  }

  @Test
  void scansOnDemand() {
    // Mail that lay in the mailbox when a scan began is received when it returns, each time.
    Heard<IncomingMail> arrived = new Heard<>();
    PostOffice office = open();
    try (ImapWatcher imapWatcher = watch(office, LONG, arrived::add)) {
      for (int i = 1; i <= 50; i++) {
        send(office, BOT, letter("<scan" + i + "@example.org>", "one\r\n"));
        assertThat(imapWatcher.scan()).isTrue();
        assertThat(arrived).hasSize(i);
      }
      office.close();
      assertThat(imapWatcher.scan()).isFalse();
      assertThat(imapWatcher.trouble()).isPresent();
    }
  }

  @Test
  void whatCameTogetherIsMadeDurableTogetherAndThenFlagged() {
    // The disk is waited for once a look; nothing is flagged before that.
    Heard<IncomingMail> arrived = new Heard<>();
    List<Integer> durable = new CopyOnWriteArrayList<>();
    AtomicBoolean broken = new AtomicBoolean(true);
    Receiver receiver =
        new Receiver() {
          @Override
          public void receive(IncomingMail incomingMail) {
            arrived.add(incomingMail);
          }

          @Override
          public void settle() {
            if (broken.getAndSet(false)) {
              throw new IllegalStateException("the disk did not take it");
            }
            durable.add(arrived.size());
          }
        };
    try (PostOffice office = open()) {
      for (int i = 1; i <= 5; i++) {
        send(office, BOT, letter("<together" + i + "@example.org>", "one\r\n"));
      }
      try (ImapWatcher imapWatcher = watch(office, LONG, receiver)) {
        arrived.await(5);
        assertThat(imapWatcher.scan()).isTrue();
        // The first time they were not flagged, so they came again.
        assertThat(arrived).hasSize(10);
        assertThat(imapWatcher.scan()).isTrue();
        assertThat(arrived).hasSize(10);
        assertThat(durable).containsExactly(10);
      }
    }
  }

  @Test
  void keepsAllThatWasAcknowledged() throws IOException {
    // Mail that was acknowledged is there after the office closed and opened again, once, with its
    // UID.
    Heard<IncomingMail> first = new Heard<>();
    Heard<IncomingMail> second = new Heard<>();
    try (PostOffice office = open()) {
      send(office, BOT, letter("<one@example.org>", "one\r\n"));
      try (ImapWatcher imapWatcher = watch(office, LONG, first::add)) {
        assertThat(imapWatcher.scan()).isTrue();
        assertThat(first).hasSize(1);
        assertThat(flagged(1)).isTrue();
        assertThat(imapWatcher.trouble()).isEmpty();
      }
      send(office, BOT, letter("<two@example.org>", "two\r\n"));
    }
    try (PostOffice office = open();
        ImapWatcher imapWatcher = watch(office, LONG, second::add)) {
      assertThat(imapWatcher.scan()).isTrue();
      assertThat(second).hasSize(1);
      assertThat(flagged(2)).isTrue();
      assertThat(imapWatcher.trouble()).isEmpty();
    }
    assertThat(text(second.getFirst())).endsWith("two\r\n");
    assertThat(second.getFirst().uid()).isEqualTo(2);
    assertThat(second.getFirst().uidValidity()).isEqualTo(first.getFirst().uidValidity());
  }

  private boolean flagged(int messages) throws IOException {
    try (var files = Files.list(folder.resolve(BOT))) {
      return files.filter(f -> f.toString().endsWith("_aS") || f.toString().endsWith("_Sa")).count()
          == messages;
    }
  }

  @Test
  void goesOnWhenOneMessageCannotBeStored() {
    // A message that breaks the receiver stays unflagged and comes again; the others go on.
    AtomicInteger broken = new AtomicInteger();
    Heard<IncomingMail> arrived = new Heard<>();
    try (PostOffice office = open()) {
      send(office, BOT, letter("<bad@example.org>", "bad\r\n"));
      send(office, BOT, letter("<good@example.org>", "good\r\n"));
      Receiver receiver =
          incomingMail -> {
            if (text(incomingMail).contains("bad@") && broken.incrementAndGet() < 3) {
              throw new IllegalStateException("planned");
            }
            arrived.add(incomingMail);
          };
      try (ImapWatcher imapWatcher = watch(office, Duration.ofMillis(50), receiver)) {
        arrived.await(2);
        assertThat(imapWatcher.trouble()).isEmpty();
      }
    }
    assertThat(arrived).extracting(IncomingMail::uid).containsExactly(2L, 1L);
  }

  @Test
  void fetchesNoMoreOfATextThanIsRead() {
    // A text of 5 MB is handed over as far as it shows that it is too long.
    Heard<IncomingMail> arrived = new Heard<>();
    String line = "x".repeat(70) + "\r\n";
    try (PostOffice office = open();
        ImapWatcher imapWatcher = watch(office, LONG, arrived::add)) {
      assertThat(send(office, BOT, letter("<big@example.org>", line.repeat(5_000_000 / 72))))
          .isEqualTo(new Delivery.Accepted());
      arrived.await(1);
      assertThat(imapWatcher.trouble()).isEmpty();
    }
    assertThat(text(arrived.getFirst())).contains("<big@example.org>");
    assertThat(arrived.getFirst().bytes().length).isBetween(300_000, 800_000);
  }

  @Test
  void comesBackWhenTheServerWasAway() throws IOException {
    // A watcher survives the restart of the server and says meanwhile what is wrong.
    Heard<IncomingMail> arrived = new Heard<>();
    PostOffice office = open();
    int imapPort = office.imapPort();
    try (ImapWatcher imapWatcher = watch(office, LONG, arrived::add)) {
      assertThat(imapWatcher.scan()).isTrue();
      office.close();
      assertThat(imapWatcher.scan()).isFalse();
      assertThat(imapWatcher.trouble()).isPresent();
      try (PostOffice again = PostOffice.open(folder, HERE, 0, imapPort, Optional.empty(), CLOCK)) {
        send(again, BOT, letter("<late@example.org>", "late\r\n"));
        arrived.await(1);
        // It is flagged too: the folder can go.
        assertThat(imapWatcher.scan()).isTrue();
      }
    }
    assertThat(text(arrived.getFirst())).endsWith("late\r\n");
  }

  @Test
  void namesThePortThatIsTaken() throws IOException {
    // A port in use is told in one line with what to do.
    try (ServerSocket taken = new ServerSocket(0, 1, HERE)) {
      int port = taken.getLocalPort();
      assertThatThrownBy(() -> PostOffice.open(folder, HERE, 0, port, Optional.empty(), CLOCK))
          .isInstanceOf(UnusableInput.class)
          .hasMessageContaining("port " + port);
    }
  }

  @Test
  void refusesTheOpenNetWithoutPassword() throws IOException {
    // Another address than loopback needs a password.
    InetAddress any = InetAddress.getByName("0.0.0.0");
    assertThatThrownBy(() -> PostOffice.open(folder, any, 0, 0, Optional.empty(), CLOCK))
        .isInstanceOf(UnusableInput.class)
        .hasMessageContaining("set a password");
  }

  @Test
  void letsInOnlyWhoKnowsThePassword() {
    // With a password set, mail is neither handed in nor fetched without it; nothing is lost by it.
    try (PostOffice office = PostOffice.open(folder, HERE, 0, 0, Optional.of("secret"), CLOCK);
        ImapWatcher imapWatcher = watch(office, LONG, incomingMail -> {})) {
      assertThat(send(office, BOT, letter("<one@example.org>", "one\r\n")))
          .isInstanceOf(Delivery.Deferred.class);
      assertThat(imapWatcher.scan()).isFalse();
      assertThat(imapWatcher.trouble().orElse("")).contains("refuses user or password");
    }
  }

  @Test
  void rejectsWhatIsNoPlainAddress() {
    // No recipient text reaches the wire that could hold a second command.
    try (PostOffice office = open()) {
      for (String to : List.of("a@b\r\nRCPT TO:<x@y>", "a b@c", "\u760d\u760a@x", "", "@", "a@")) {
        assertThat(send(office, to, letter("<x@y>", "")))
            .as(to)
            .isInstanceOf(Delivery.Rejected.class);
      }
    }
  }
}
