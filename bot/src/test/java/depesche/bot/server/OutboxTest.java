package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import depesche.bot.config.Settings;
import depesche.bot.config.SettingsFile;
import depesche.bot.desk.Statements;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.mail.ParcelRow;
import depesche.bot.monitor.LoggedLines;
import depesche.bot.post.Attachment;
import depesche.bot.post.MailEndpoint;
import depesche.bot.post.MoodySmtp;
import depesche.bot.post.MoodySmtp.Mood;
import depesche.bot.post.PostOffice;
import depesche.bot.post.StubbornSmtp;
import depesche.bot.post.Tls;
import depesche.bot.post.smtp.OutgoingMail;
import depesche.bot.post.smtp.Placeholder;
import depesche.bot.post.smtp.SmtpSender;
import depesche.bot.server.threads.InHand;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.Statement;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

class OutboxTest {

  private static final AtomicInteger keys = new AtomicInteger();
  private static final Duration DAY = Duration.ofDays(1);
  private static final Duration HOUR = Duration.ofHours(1);

  @RegisterExtension
  private final LoggedLines log = new LoggedLines(ParcelSender.class.getPackageName());

  @TempDir private Path folder;

  @Test
  void aParcelThatBreaksWaitsAndTheOthersGo() throws Exception {
    // A mail that breaks on the way, however it does, is put off like one that is refused for now;
    // the others go on.
    Clock clock = Clock.systemUTC();
    InetAddress here = InetAddress.getLoopbackAddress();
    try (PostOffice office =
            PostOffice.open(folder.resolve("post"), here, 0, 0, Optional.empty(), clock);
        Ledger ledger = Ledger.in(folder);
        Outbox outbox = outbox(ledger, office, clock)) {
      long broken = parcel(ledger, "anna@localhost");
      long whole = parcel(ledger, "bert@localhost");
      loseContent(ledger, broken);
      send(outbox);
      send(outbox);
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
        Outbox outbox = outbox(ledger, office, clock)) {
      long first = parcel(ledger, "anna@localhost", "bismarck");
      long second = parcel(ledger, "anna@localhost", "bismarck");
      long other = parcel(ledger, "anna@localhost", "world");
      loseContent(ledger, first);
      send(outbox);
      assertThat(row(ledger, first).state).isEqualTo(ParcelRow.State.WAITING);
      assertThat(row(ledger, second).state).isEqualTo(ParcelRow.State.WAITING);
      assertThat(row(ledger, other).state).isEqualTo(ParcelRow.State.SENT);
      send(outbox);
      assertThat(row(ledger, second).attempts).isZero();
      assertThat(row(ledger, second).due).isEqualTo(row(ledger, first).due);
      Optional<Instant> next = ledger.work(unitOfWork -> unitOfWork.agenda().next(Instant.EPOCH));
      assertThat(next).contains(row(ledger, first).due);
      giveContent(ledger, first);
      now[0] = now[0].plusSeconds(61);
      send(outbox);
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
        Outbox outbox = outbox(ledger, office, clock)) {
      long poisoned = parcel(ledger, "anna@localhost", "bismarck");
      long next = parcel(ledger, "anna@localhost", "bismarck");
      loseContent(ledger, poisoned);
      for (int minute = 0; minute < 60; minute++) {
        send(outbox);
        assertThat(row(ledger, next).attempts).as("minute " + minute).isZero();
        now[0] = now[0].plusSeconds(60);
      }
      now[0] = now[0].plusSeconds(3600);
      send(outbox);
      assertThat(row(ledger, next).state).isEqualTo(ParcelRow.State.SENT);
      long later = parcel(ledger, "anna@localhost", "bismarck");
      send(outbox);
      assertThat(row(ledger, later).state).isEqualTo(ParcelRow.State.SENT);
      assertThat(row(ledger, poisoned).state).isEqualTo(ParcelRow.State.WAITING);
    }
  }

  @Test
  void aListThatIsDownForADayCostsALineAnHour() throws Exception {
    // However many mails wait for it, and however often each is tried; then all of them go.
    Instant[] now = {Instant.now()};
    Clock clock = clock(now);
    Instant end = now[0].plus(DAY);
    try (StubbornSmtp relay = StubbornSmtp.open(Optional.empty());
        Ledger ledger = Ledger.in(folder);
        Outbox outbox = outbox(ledger, relay.port(), clock)) {
      relay.refuse("turns@localhost", "451 4.3.0 the list rests");
      List<Long> posts = new ArrayList<>();
      List<Instant> said = new ArrayList<>();
      while (now[0].isBefore(end)) {
        if (posts.size() < 8) {
          posts.add(parcel(ledger, "turns@localhost", "bismarck"));
        }
        send(outbox);
        while (said.size() < warnings()) {
          said.add(now[0]);
        }
        now[0] = ledger.work(book -> book.agenda().next(Instant.EPOCH)).orElseThrow();
      }
      assertThat(said).hasSizeBetween(12, 25);
      for (int i = 1; i < said.size(); i++) {
        assertThat(Duration.between(said.get(i - 1), said.get(i))).isGreaterThanOrEqualTo(HOUR);
      }
      relay.relent();
      now[0] = now[0].plus(HOUR);
      send(outbox);
      assertThat(posts).allMatch(post -> row(ledger, post).state == ParcelRow.State.SENT);
    }
  }

  private long warnings() {
    return log.events().stream()
        .filter(line -> line.getLevel().isGreaterOrEqual(Level.WARN))
        .count();
  }

  private static Clock clock(Instant[] now) {
    InstantSource source = () -> now[0];
    return Clock.tick(source.withZone(ZoneOffset.UTC), Duration.ofMillis(1));
  }

  @Test
  void anAttemptDoesNotWriteTheMailAnew() throws Exception {
    // Changes of a parcel are written; of a mail that was put off that is never its words.
    Clock clock = Clock.systemUTC();
    try (MoodySmtp server = MoodySmtp.open(Mood.CLOSED);
        Ledger ledger = Ledger.in(folder);
        Outbox outbox = outbox(ledger, server.port(), clock)) {
      parcel(ledger, "anna@localhost");
      try (Statements statements = Statements.of(ledger)) {
        send(outbox);
        assertThat(statements.all().keySet().stream().filter(sql -> sql.startsWith("update")))
            .hasSizeGreaterThanOrEqualTo(2)
            .allMatch(sql -> sql.contains("parcel") && !sql.contains("content"));
      }
    }
  }

  @Test
  void aPictureIsPutIntoEachMailWhenItLeaves() throws Exception {
    // The ledger holds one picture for all readers; each gets the whole mail, and the same again if
    // the first attempt came to nothing.
    Clock clock = Clock.systemUTC();
    Clock later = Clock.offset(clock, Duration.ofHours(1));
    byte[] picture = new byte[1000];
    Arrays.fill(picture, (byte) 77);
    List<String> readers = List.of("anna", "bert", "cora", "dirk", "emma");
    try (MoodySmtp closed = MoodySmtp.open(Mood.CLOSED);
        MoodySmtp silent = MoodySmtp.open(Mood.HANGS_UP_WITHIN_THE_SECOND);
        MoodySmtp open = MoodySmtp.open(Mood.PATIENT);
        Ledger ledger = Ledger.in(folder)) {
      ledger.work(
          unitOfWork -> {
            readers.forEach(reader -> unitOfWork.enter(report(unitOfWork, reader, picture)));
            return readers;
          });
      assertThat(count(ledger, "enclosure")).isEqualTo(1);
      try (Outbox outbox = outbox(ledger, closed.port(), clock)) {
        send(outbox);
      }
      assertThat(count(ledger, "enclosure")).isEqualTo(1);
      // The first is taken; the second is taken too, but the server does not say so.
      try (Outbox outbox = outbox(ledger, silent.port(), later)) {
        send(outbox);
      }
      assertThat(count(ledger, "enclosure")).isEqualTo(1);
      try (Outbox outbox = outbox(ledger, open.port(), Clock.offset(clock, DAY))) {
        send(outbox);
      }
      String encoded = Base64.getMimeEncoder().encodeToString(picture);
      List<String> all = new ArrayList<>(silent.mails());
      all.addAll(open.mails());
      assertThat(all).hasSizeGreaterThan(5).allMatch(mail -> mail.contains(encoded));
      assertThat(all.stream().distinct()).hasSize(5);
      assertThat(open.connections()).isEqualTo(1);
      assertThat(count(ledger, "enclosure")).isZero();
    }
  }

  private static ParcelRow report(UnitOfWork unitOfWork, String reader, byte[] picture) {
    ParcelRow row = new ParcelRow();
    row.key = "turn." + reader;
    row.recipient = reader + "@localhost";
    row.created = Instant.now();
    Attachment map = new Attachment("map.png", "map", "image/png", picture);
    row.bytes =
        new OutgoingMail(
                row.recipient,
                "report",
                "<" + row.key + "@localhost>",
                Optional.empty(),
                List.of(),
                "what happened",
                Optional.of("<img src=\"cid:map\">"),
                List.of(map.with(Placeholder.of(unitOfWork.enclosures().add(row, picture)))),
                false,
                Instant.EPOCH,
                "depesche@localhost",
                "depesche@localhost",
                Optional.empty())
            .bytes();
    return row;
  }

  private static long count(Ledger ledger, String table) throws Exception {
    try (Connection connection = ledger.source().getConnection();
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("select count(*) from " + table)) {
      rows.next();
      return rows.getLong(1);
    }
  }

  private static void send(Outbox outbox) throws InterruptedException {
    outbox.send();
    assertThat(outbox.rest(Duration.ofSeconds(30))).isTrue();
  }

  private Outbox outbox(Ledger ledger, PostOffice office, Clock clock) throws Exception {
    return outbox(ledger, office.smtpPort(), clock);
  }

  private Outbox outbox(Ledger ledger, int port, Clock clock) throws Exception {
    Path file = Files.writeString(folder.resolve("server.yaml"), "data: data\n");
    Settings settings = SettingsFile.read(file);
    MailEndpoint server = new MailEndpoint("127.0.0.1", port, Tls.NONE, Optional.empty());
    return new Outbox(
        ledger,
        new SmtpSender(server),
        TellTales.of(settings),
        bytes -> bytes,
        settings,
        clock,
        InHand.unwatched());
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
    return ledger.work(unitOfWork -> unitOfWork.enter(row)).id;
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
    return ledger.work(unitOfWork -> unitOfWork.parcel(parcel));
  }
}
