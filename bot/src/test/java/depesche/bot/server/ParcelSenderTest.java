package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import depesche.bot.config.Settings;
import depesche.bot.config.SettingsFile;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.database.Claim;
import depesche.bot.ledger.mail.ParcelDue;
import depesche.bot.ledger.mail.ParcelRow;
import depesche.bot.post.Delivery;
import depesche.bot.post.MailEndpoint;
import depesche.bot.post.MoodySmtp;
import depesche.bot.post.MoodySmtp.Mood;
import depesche.bot.post.Tls;
import depesche.bot.post.smtp.SmtpSender;
import depesche.bot.server.threads.InHand;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Statement;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the mail server has taken is noted soon, whatever becomes of the mails beside it.
class ParcelSenderTest {

  private static final Duration LONG = Duration.ofSeconds(20);

  @TempDir private Path folder;

  @Test
  void whatWasTakenIsNotedWhileTheNextMailHangs() throws Exception {
    // A mail server may keep us waiting for minutes; a stop meanwhile must not send the mails
    // before once more.
    try (Ledger ledger = Ledger.in(folder)) {
      List<Long> parcels = parcels(ledger, 4);
      Outbox sending;
      try (MoodySmtp server = MoodySmtp.open(Mood.SILENT_WITHIN_THE_THIRD);
          Outbox outbox = outbox(ledger, server.port())) {
        sending = outbox;
        outbox.send();
        await("it is noted").atMost(LONG).until(() -> isSent(ledger, parcels.get(1)));
        assertThat(parcels).filteredOn(id -> isSent(ledger, id)).hasSize(2);
        assertThat(outbox.rest(Duration.ZERO)).isFalse();
      }
      assertThat(sending.rest(LONG)).isTrue();
    }
  }

  @Test
  void aMailThatCannotBeNotedHasNoOtherSentAgain() throws Exception {
    // They are noted together; if that fails because of one, the others are noted all the same.
    try (MoodySmtp server = MoodySmtp.open(Mood.PATIENT);
        Ledger ledger = Ledger.in(folder);
        Outbox outbox = outbox(ledger, server.port())) {
      List<Long> parcels = parcels(ledger, 5);
      forbidToSend(ledger, parcels.get(2));
      outbox.send();
      assertThat(outbox.rest(LONG)).isTrue();
      assertThat(server.mails()).hasSize(5);
      assertThat(parcels).filteredOn(id -> isSent(ledger, id)).hasSize(4);
    }
  }

  @Test
  void whatIsPutOffHasTheOfficeLookWhenItIsDue() throws Exception {
    // Else its next try comes when something else happens, up to fifteen seconds late.
    AtomicInteger looks = new AtomicInteger();
    try (Ledger ledger = Ledger.in(folder);
        Outbox outbox = outbox(ledger, 1, new InHand(looks::incrementAndGet))) {
      long parcel = parcel(ledger, "anna");
      outbox.send();
      assertThat(outbox.rest(LONG)).isTrue();
      assertThat(isSent(ledger, parcel)).isFalse();
      assertThat(looks).hasPositiveValue();
    }
  }

  @Test
  void whatWasFoundDueTwiceIsHandedOverOnce() {
    // Two rounds look at the same time: the second must not send again what the first has sent.
    AtomicInteger handed = new AtomicInteger();
    try (Ledger ledger = Ledger.in(folder)) {
      long parcel = parcel(ledger, "anna");
      ParcelSender handover = handover(ledger, handed);
      List<ParcelDue> due = handover.ready(tray -> tray.waiting(false));
      handover.mail(due, _ -> new SendQueue.Round());
      handover.mail(due, _ -> new SendQueue.Round());
      assertThat(handed).hasValue(1);
      assertThat(isSent(ledger, parcel)).isTrue();
    }
  }

  @Test
  void whoMayHaveLostTheRightHandsNothingOver() {
    // A node that was frozen knows without a question that another may send by now.
    AtomicInteger handed = new AtomicInteger();
    try (Ledger ledger = Ledger.in(folder)) {
      long parcel = parcel(ledger, "anna");
      ParcelSender handover = handover(ledger.under(new Frozen()), handed);
      handover.mail(handover.ready(tray -> tray.waiting(false)), _ -> new SendQueue.Round());
      assertThat(handed).hasValue(0);
      assertThat(ledger.<ParcelRow>work(unitOfWork -> unitOfWork.parcel(parcel)).attempts).isZero();
    }
  }

  /// A right that nobody is known to have taken, and that was not heard of for long.
  private record Frozen() implements Claim {

    @Override
    public boolean holds() {
      return true;
    }

    @Override
    public boolean isCurrent() {
      return false;
    }

    @Override
    public void close() {}
  }

  private ParcelSender handover(Ledger ledger, AtomicInteger handed) {
    ParcelSender.Way way =
        (_, _) -> {
          handed.incrementAndGet();
          return new Delivery.Accepted();
        };
    return new ParcelSender(
        ledger, TellTales.of(settings()), Clock.systemUTC(), way, InHand.unwatched());
  }

  private static List<Long> parcels(Ledger ledger, int many) {
    return LongStream.range(0, many).mapToObj(i -> parcel(ledger, "reader" + i)).toList();
  }

  private static long parcel(Ledger ledger, String reader) {
    ParcelRow row = new ParcelRow();
    row.key = reader;
    row.recipient = reader + "@localhost";
    row.bytes = "Subject: hello\r\n\r\nhello\r\n".getBytes(StandardCharsets.UTF_8);
    row.created = Instant.now();
    return ledger.work(unitOfWork -> unitOfWork.enter(row)).id;
  }

  private static boolean isSent(Ledger ledger, long parcel) {
    return ledger.work(unitOfWork -> unitOfWork.parcel(parcel)).state == ParcelRow.State.SENT;
  }

  private static void forbidToSend(Ledger ledger, long parcel) throws Exception {
    try (Connection connection = ledger.source().getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute(
          "alter table parcel add constraint never check (id <> %d or state <> 'SENT')"
              .formatted(parcel));
    }
  }

  private Outbox outbox(Ledger ledger, int port) {
    return outbox(ledger, port, InHand.unwatched());
  }

  private Outbox outbox(Ledger ledger, int port, InHand inHand) {
    Settings settings = settings();
    MailEndpoint server = new MailEndpoint("127.0.0.1", port, Tls.NONE, Optional.empty());
    Clock clock = Clock.systemUTC();
    return new Outbox(
        ledger,
        new SmtpSender(server),
        TellTales.of(settings),
        bytes -> bytes,
        settings,
        clock,
        inHand);
  }

  private Settings settings() {
    try {
      return SettingsFile.read(Files.writeString(folder.resolve("server.yaml"), "data: data\n"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
