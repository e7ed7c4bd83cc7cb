package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import depesche.bot.config.Settings;
import depesche.bot.config.SettingsFile;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.database.Claim;
import depesche.bot.ledger.mail.ParcelRow;
import depesche.bot.post.MailEndpoint;
import depesche.bot.post.MoodySmtp;
import depesche.bot.post.MoodySmtp.Mood;
import depesche.bot.post.Tls;
import depesche.bot.server.threads.InHand;
import depesche.bot.server.threads.Outages;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Mail is sent while there is a right to it.
class MailingTest {

  private static final Duration LONG = Duration.ofSeconds(30);

  @TempDir private Path folder;

  @Test
  void aMailThatIsDueIsFoundWithoutBeingToldOf() throws Exception {
    // Another node writes it; nobody wakes the one that sends. Mail that is not due is left alone.
    try (MoodySmtp server = MoodySmtp.open(Mood.PATIENT);
        Ledger ledger = Ledger.in(folder)) {
      Mailing mailing = mailing(ledger, server.port());
      parcels(ledger, "anna", 1, Instant.now());
      mailing.hear();
      assertThat(server.mails()).as("before it has the right").isEmpty();
      mailing.begin(right(() -> true));
      List<Long> later = parcels(ledger, "bert", 2, Instant.now().plus(LONG.multipliedBy(9)));
      List<Long> now = parcels(ledger, "anna", 3, Instant.now());
      await()
          .atMost(LONG)
          .until(
              () -> {
                mailing.hear();
                return server.mails().size() == 4;
              });
      mailing.end();
      assertThat(mailing.steps()).isEqualTo(4);
      assertThat(now).allMatch(id -> row(ledger, id).state == ParcelRow.State.SENT);
      assertThat(later).allMatch(id -> row(ledger, id).state == ParcelRow.State.WAITING);
    }
  }

  @Test
  void whoMayHaveLostTheRightHandsNothingOver() throws Exception {
    // A node that was frozen between a mail's beginning and its handing over does not send it when
    // it wakes; it waits as if it had not been begun.
    try (MoodySmtp server = MoodySmtp.open(Mood.PATIENT);
        Ledger ledger = Ledger.in(folder)) {
      List<Long> parcels = parcels(ledger, "anna", 5, Instant.now());
      Mailing mailing = mailing(ledger, server.port());
      mailing.begin(right(() -> server.mails().size() < 2));
      await().atMost(LONG).until(() -> mailing.steps() == 2);
      mailing.end();
      assertThat(server.mails()).hasSize(2);
      assertThat(parcels).extracting(id -> row(ledger, id).attempts).containsExactly(1, 1, 0, 0, 0);
    }
  }

  private static Claim right(BooleanSupplier current) {
    return new Claim() {
      @Override
      public boolean holds() {
        return true;
      }

      @Override
      public boolean isCurrent() {
        return current.getAsBoolean();
      }

      @Override
      public void close() {}
    };
  }

  private Mailing mailing(Ledger ledger, int port) throws Exception {
    Path file = Files.writeString(folder.resolve("server.yaml"), "data: data\n");
    Settings settings = SettingsFile.read(file);
    return new Mailing(
        ledger,
        new MailEndpoint("127.0.0.1", port, Tls.NONE, Optional.empty()),
        TellTales.of(settings),
        bytes -> bytes,
        settings,
        Clock.systemUTC(),
        new Outages(),
        InHand.unwatched());
  }

  /// To one reader they go in order.
  private static List<Long> parcels(Ledger ledger, String reader, int many, Instant due) {
    return LongStream.range(0, many)
        .mapToObj(
            _ -> {
              ParcelRow row = new ParcelRow();
              row.key = "parcel" + System.nanoTime();
              row.recipient = reader + "@localhost";
              row.bytes = "Subject: hello\r\n\r\nhello\r\n".getBytes(StandardCharsets.UTF_8);
              row.created = Instant.now();
              row.due = due;
              return ledger.work(unitOfWork -> unitOfWork.enter(row)).id;
            })
        .toList();
  }

  private static ParcelRow row(Ledger ledger, long parcel) {
    return ledger.work(unitOfWork -> unitOfWork.parcel(parcel));
  }
}
