package depesche.bot;

import depesche.bot.config.Settings;
import depesche.bot.ledger.Book;
import depesche.bot.ledger.InboxRow;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.ParcelRow;
import depesche.bot.mime.Fingerprint;
import depesche.bot.post.Arrival;
import depesche.bot.post.Delivery;
import depesche.bot.post.Smtp;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Mail between the post and the ledger. What comes is stored durably before the post hears that it
/// was; what goes is sent at least once, the same bytes each time.
final class Mailroom {

  private static final Logger LOG = LoggerFactory.getLogger(Mailroom.class);
  private static final Duration FIRST_RETRY = Duration.ofMinutes(1);
  private static final Duration LAST_RETRY = Duration.ofHours(1);
  private static final Duration PATIENCE = Duration.ofDays(5);

  private final Ledger ledger;
  private final Smtp smtp;
  private final Settings settings;
  private final Clock clock;

  Mailroom(Ledger ledger, Smtp smtp, Settings settings, Clock clock) {
    this.ledger = ledger;
    this.smtp = smtp;
    this.settings = settings;
    this.clock = clock;
  }

  /// Stores what came, once. Returns when it is durable.
  void store(Arrival arrival) {
    InboxRow message = new InboxRow();
    message.mailbox = arrival.mailbox();
    message.uidValidity = arrival.uidValidity();
    message.uid = arrival.uid();
    message.received = arrival.received();
    message.oversized = arrival.oversized();
    message.bytes = arrival.bytes();
    message.digest = Fingerprint.of(arrival.bytes());
    boolean isNew =
        ledger.work(
            book -> {
              boolean unknown = !book.knows(message);
              if (unknown) {
                book.enter(message);
              }
              return unknown;
            });
    ledger.barrier();
    LOG.info("message {} {}", message.uid, isNew ? "stored" : "was here before");
  }

  /// Sends everything that is due.
  void send() {
    Instant now = clock.instant();
    List<Long> due =
        ledger.work(book -> book.parcelsDue(now).stream().map(parcel -> parcel.id).toList());
    if (!due.isEmpty()) {
      ledger.barrier();
    }
    due.forEach(this::send);
  }

  private void send(long id) {
    ParcelRow parcel = ledger.work(book -> book.parcel(id));
    Delivery delivery = smtp.send(settings.address(), parcel.recipient, parcel.bytes);
    ledger.work(book -> note(book, id, delivery));
  }

  private ParcelRow note(Book book, long id, Delivery delivery) {
    ParcelRow parcel = book.parcel(id);
    parcel.attempts++;
    switch (delivery) {
      case Delivery.Accepted _ -> {
        parcel.state = ParcelRow.State.SENT;
        parcel.bytes = new byte[0];
      }
      case Delivery.Deferred(String reason) -> putOff(parcel, reason);
      case Delivery.Rejected(String reason) -> giveUp(parcel, reason);
    }
    return parcel;
  }

  private void putOff(ParcelRow parcel, String reason) {
    Instant now = clock.instant();
    if (Duration.between(parcel.created, now).compareTo(PATIENCE) > 0) {
      giveUp(parcel, reason);
      return;
    }
    int doublings = Math.min(parcel.attempts - 1, 6);
    Duration wait = FIRST_RETRY.multipliedBy(1L << doublings);
    parcel.due = now.plus(wait.compareTo(LAST_RETRY) > 0 ? LAST_RETRY : wait);
    LOG.warn("parcel {} put off to {}: {}", parcel.id, parcel.due, reason);
  }

  private static void giveUp(ParcelRow parcel, String reason) {
    parcel.state = ParcelRow.State.DEAD;
    LOG.error("parcel {} given up after {} attempts: {}", parcel.id, parcel.attempts, reason);
  }
}
