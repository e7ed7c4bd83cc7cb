package depesche.bot;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.config.Settings;
import depesche.bot.config.SettingsFile;
import depesche.bot.game.Herald;
import depesche.bot.game.Undelivered;
import depesche.bot.game.Watch;
import depesche.bot.ledger.Book;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.ParcelRow;
import depesche.bot.post.MailServer;
import depesche.bot.post.PostOffice;
import depesche.bot.post.Smtp;
import depesche.bot.post.Tls;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Statement;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MailroomTest {

  private static final AtomicInteger keys = new AtomicInteger();

  @TempDir private Path folder;

  @Test
  void aParcelThatBreaksWaitsAndTheOthersGo() throws Exception {
    // What breaks on the way, whatever it is, is put off like what is refused for now; the others
    // go on.
    Clock clock = Clock.systemUTC();
    InetAddress here = InetAddress.getLoopbackAddress();
    try (PostOffice office =
            PostOffice.open(folder.resolve("post"), here, 0, 0, Optional.empty(), clock);
        Ledger ledger = Ledger.in(folder);
        Mailroom mailroom = mailroom(ledger, office, clock)) {
      long broken = parcel(ledger, "anna@localhost");
      long whole = parcel(ledger, "bert@localhost");
      loseContent(ledger, broken);
      mailroom.send();
      mailroom.send();
      assertThat(row(ledger, whole).state).isEqualTo(ParcelRow.State.SENT);
      assertThat(row(ledger, broken).state).isEqualTo(ParcelRow.State.WAITING);
      assertThat(row(ledger, broken).attempts).isEqualTo(1);
      assertThat(row(ledger, broken).due).isAfter(clock.instant());
    }
  }

  @Test
  void aReportThatWasPutOffHoldsBackTheNextOfItsGame() throws Exception {
    // Reports of one game reach a reader in order; another game's, and another reader's, go.
    Instant[] now = {Instant.now()};
    Clock clock = clock(now);
    InetAddress here = InetAddress.getLoopbackAddress();
    try (PostOffice office =
            PostOffice.open(folder.resolve("post"), here, 0, 0, Optional.empty(), clock);
        Ledger ledger = Ledger.in(folder);
        Mailroom mailroom = mailroom(ledger, office, clock)) {
      long first = parcel(ledger, "anna@localhost", "bismarck");
      long second = parcel(ledger, "anna@localhost", "bismarck");
      long other = parcel(ledger, "anna@localhost", "world");
      loseContent(ledger, first);
      mailroom.send();
      assertThat(row(ledger, first).state).isEqualTo(ParcelRow.State.WAITING);
      assertThat(row(ledger, second).state).isEqualTo(ParcelRow.State.WAITING);
      assertThat(row(ledger, other).state).isEqualTo(ParcelRow.State.SENT);
      mailroom.send();
      assertThat(row(ledger, second).attempts).isZero();
      assertThat(row(ledger, second).due).isEqualTo(row(ledger, first).due);
      assertThat(ledger.work(Book::next)).contains(row(ledger, first).due);
      giveContent(ledger, first);
      now[0] = now[0].plusSeconds(61);
      mailroom.send();
      assertThat(row(ledger, first).state).isEqualTo(ParcelRow.State.SENT);
      assertThat(row(ledger, second).state).isEqualTo(ParcelRow.State.SENT);
    }
  }

  @Test
  void aPoisonedReportIsSetAsideAfterAnHour() throws Exception {
    // It must not hide a deadline: the next one is tried after it, and if that gets through, the
    // others wait no more. It is still tried itself.
    Instant[] now = {Instant.now()};
    Clock clock = clock(now);
    InetAddress here = InetAddress.getLoopbackAddress();
    try (PostOffice office =
            PostOffice.open(folder.resolve("post"), here, 0, 0, Optional.empty(), clock);
        Ledger ledger = Ledger.in(folder);
        Mailroom mailroom = mailroom(ledger, office, clock)) {
      long poisoned = parcel(ledger, "anna@localhost", "bismarck");
      long next = parcel(ledger, "anna@localhost", "bismarck");
      loseContent(ledger, poisoned);
      for (int minute = 0; minute < 60; minute++) {
        mailroom.send();
        assertThat(row(ledger, next).attempts).as("minute " + minute).isZero();
        now[0] = now[0].plusSeconds(60);
      }
      now[0] = now[0].plusSeconds(3600);
      mailroom.send();
      assertThat(row(ledger, next).state).isEqualTo(ParcelRow.State.SENT);
      long later = parcel(ledger, "anna@localhost", "bismarck");
      mailroom.send();
      assertThat(row(ledger, later).state).isEqualTo(ParcelRow.State.SENT);
      assertThat(row(ledger, poisoned).state).isEqualTo(ParcelRow.State.WAITING);
    }
  }

  private static Clock clock(Instant[] now) {
    return Clock.tick(
        new Clock() {
          @Override
          public ZoneId getZone() {
            return ZoneOffset.UTC;
          }

          @Override
          public Clock withZone(ZoneId zone) {
            return this;
          }

          @Override
          public Instant instant() {
            return now[0];
          }
        },
        Duration.ofMillis(1));
  }

  private Mailroom mailroom(Ledger ledger, PostOffice office, Clock clock) throws Exception {
    Path file = Files.writeString(folder.resolve("server.yaml"), "data: data\n");
    Settings settings = SettingsFile.read(file);
    Rehearsed house = Rehearsed.in(Path.of(".."));
    Herald herald = new Herald(settings, house.library(), house.writer(), _ -> new byte[] {1});
    MailServer server = new MailServer("127.0.0.1", office.smtpPort(), Tls.NONE, Optional.empty());
    return new Mailroom(
        ledger,
        new Smtp(server),
        new Undelivered(settings, new Watch(settings, herald)),
        Optional.empty(),
        settings,
        clock,
        Hindsight.none(clock));
  }

  private static long parcel(Ledger ledger, String recipient) {
    return parcel(ledger, recipient, "");
  }

  private static long parcel(Ledger ledger, String recipient, String game) {
    ParcelRow row = new ParcelRow();
    row.key = "parcel" + keys.incrementAndGet();
    row.recipient = recipient;
    row.game = game;
    row.bytes = "Subject: hello\r\n\r\nhello\r\n".getBytes(StandardCharsets.UTF_8);
    row.created = Instant.now();
    return ledger.work(book -> book.enter(row)).id;
  }

  private static void loseContent(Ledger ledger, long parcel) throws Exception {
    try (Connection connection = ledger.source().getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute("alter table parcel alter column content set null");
      statement.execute("update parcel set content = null where id = " + parcel);
    }
  }

  private static void giveContent(Ledger ledger, long parcel) throws Exception {
    try (Connection connection = ledger.source().getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute("update parcel set content = X'0d0a0d0a' where id = " + parcel);
    }
  }

  private static ParcelRow row(Ledger ledger, long parcel) {
    return ledger.work(book -> book.parcel(parcel));
  }
}
