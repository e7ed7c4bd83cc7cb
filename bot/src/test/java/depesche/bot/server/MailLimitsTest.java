package depesche.bot.server;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.config.Settings;
import depesche.bot.config.SettingsFile;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.mail.ParcelRow;
import depesche.bot.post.BoundedSmtp;
import depesche.bot.post.BoundedSmtp.Limits;
import depesche.bot.post.MailEndpoint;
import depesche.bot.post.Tls;
import depesche.bot.post.smtp.SmtpSender;
import depesche.bot.server.threads.InHand;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Relays and domains with limits get what they take, and the ledger knows what is left.
class MailLimitsTest {

  private static final Duration LONG = Duration.ofSeconds(60);
  private static final Instant START = Instant.parse("2065-03-02T18:00:00Z");

  @TempDir private Path folder;

  @Test
  void aDomainThatPutsOffTwoReadersRests() throws Exception {
    // 4xx for two readers of a domain in a row: the others there are not tried for a minute, by no
    // attempt; other domains go on, and after the minute all is tried.
    try (BoundedSmtp shy = BoundedSmtp.open(Limits.NONE.refused("shy"));
        BoundedSmtp kind = BoundedSmtp.open(Limits.NONE);
        Ledger ledger = Ledger.in(folder)) {
      List<Long> parcels = new ArrayList<>();
      for (int i = 0; i < 20; i++) {
        parcels.add(parcel(ledger, "shy" + i + "@x.org"));
      }
      long other = parcel(ledger, "bold@y.org");
      try (Outbox outbox = outbox(ledger, shy.port(), START)) {
        send(outbox);
        int tried = shy.recipients().size();
        send(outbox);
        assertThat(shy.recipients()).hasSize(tried).contains("bold@y.org");
        assertThat(row(ledger, other).state).isEqualTo(ParcelRow.State.SENT);
        // What was just being handed over was tried, and nothing after it.
        assertThat(tried).isBetween(3, 10);
        ParcelRow last = row(ledger, parcels.getLast());
        assertThat(last.attempts).isZero();
        assertThat(last.due).isEqualTo(START.plusSeconds(60));
      }
      try (Outbox outbox = outbox(ledger, kind.port(), START.plusSeconds(3600))) {
        send(outbox);
        assertThat(parcels)
            .allSatisfy(id -> assertThat(row(ledger, id).state).isEqualTo(ParcelRow.State.SENT));
      }
    }
  }

  @Test
  void aMailCutWithinComesAgainAsItWas() throws Exception {
    // A connection cut in the middle of the words: the mail is tried a minute later with the same
    // Message-ID, and what its reader gets about that game comes after it.
    try (BoundedSmtp relay = BoundedSmtp.open(Limits.NONE.cut(1));
        Ledger ledger = Ledger.in(folder)) {
      long first = parcel(ledger, "anna@x.org");
      long second = parcel(ledger, "anna@x.org");
      long other = parcel(ledger, "bert@x.org");
      try (Outbox outbox = outbox(ledger, relay.port(), START)) {
        send(outbox);
      }
      assertThat(relay.mails()).singleElement().asString().contains("<p" + other + "@");
      assertThat(row(ledger, second).attempts).isZero();
      try (Outbox outbox = outbox(ledger, relay.port(), START.plusSeconds(61))) {
        send(outbox);
      }
      assertThat(relay.mails()).hasSize(3);
      assertThat(relay.mails().get(1)).contains("<p" + first + "@");
      assertThat(relay.mails().get(2)).contains("<p" + second + "@");
    }
  }

  private long parcel(Ledger ledger, String recipient) {
    return ledger.work(
            unitOfWork -> {
              ParcelRow row = new ParcelRow();
              row.key = recipient + System.nanoTime();
              row.recipient = recipient;
              row.game = "bismarck";
              row.created = START;
              unitOfWork.enter(row);
              row.bytes =
                  "Message-ID: <p%d@x.org>\r\n\r\nhello\r\n"
                      .formatted(row.id)
                      .getBytes(StandardCharsets.US_ASCII);
              return row;
            })
        .id;
  }

  private static ParcelRow row(Ledger ledger, long parcel) {
    return ledger.work(unitOfWork -> unitOfWork.parcel(parcel));
  }

  private static void send(Outbox outbox) throws InterruptedException {
    outbox.send();
    assertThat(outbox.rest(LONG)).isTrue();
  }

  private Outbox outbox(Ledger ledger, int port, Instant now) throws Exception {
    Path file = Files.writeString(folder.resolve("server.yaml"), "data: data\n");
    Settings settings = SettingsFile.read(file);
    Clock clock = Clock.fixed(now, ZoneOffset.UTC);
    return new Outbox(
        ledger,
        new SmtpSender(new MailEndpoint("127.0.0.1", port, Tls.NONE, Optional.empty())),
        TellTales.of(settings),
        bytes -> bytes,
        settings,
        clock,
        InHand.unwatched());
  }
}
