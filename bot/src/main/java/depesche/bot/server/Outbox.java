package depesche.bot.server;

import depesche.bot.config.Settings;
import depesche.bot.game.trouble.Undelivered;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.file.LedgerClosed;
import depesche.bot.ledger.mail.ParcelDue;
import depesche.bot.ledger.mail.ParcelRow;
import depesche.bot.post.Delivery;
import depesche.bot.post.discord.Destination;
import depesche.bot.post.discord.session.DiscordBot;
import depesche.bot.post.smtp.Placeholder;
import depesche.bot.post.smtp.SmtpSender;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.atomic.AtomicLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Mail, and what is said on Discord, on its way from the ledger to the post: sent at least once,
/// the same bytes each time.
final class Outbox implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Outbox.class);
  private static final Duration FIRST_RETRY = Duration.ofMinutes(1);
  private static final Duration LAST_RETRY = Duration.ofHours(1);
  private static final Duration PATIENCE = Duration.ofDays(5);
  private static final Duration FIRST_RETRY_THERE = Duration.ofSeconds(5);

  /// What was kept from going out for days, or is made again as of then, is tried some times first.
  private static final int TRIES = 5;

  /// So many postings, with their pictures, are in memory at a time.
  private static final int SIDE_BY_SIDE = 48;

  /// What can go another way does not wait for days.
  private static final Duration PATIENCE_WITH_SPARE = Duration.ofHours(1);

  private final Ledger ledger;
  private final SmtpSender smtpSender;
  private final Undelivered undelivered;
  private final Optional<DiscordBot> discord;
  private final Settings settings;
  private final Clock clock;
  private final RestoreClock restoreClock;

  /// Answers to interactions do not queue with reports.
  private final KeyedExecutor answers = new KeyedExecutor(SIDE_BY_SIDE);

  private final KeyedExecutor reports = new KeyedExecutor(SIDE_BY_SIDE);

  private final AtomicLong steps = new AtomicLong();

  private volatile boolean closed;

  Outbox(
      Ledger ledger,
      SmtpSender smtpSender,
      Undelivered undelivered,
      Optional<DiscordBot> discord,
      Settings settings,
      Clock clock,
      RestoreClock restoreClock) {
    this.ledger = ledger;
    this.smtpSender = smtpSender;
    this.undelivered = undelivered;
    this.discord = discord;
    this.settings = settings;
    this.clock = clock;
    this.restoreClock = restoreClock;
  }

  /// {@return how many parcels were tried so far}
  long steps() {
    return steps.get();
  }

  /// Sends all mail that may leave.
  void send() {
    MailLanes.of(ready(false)).serve(this::send);
  }

  /// Begins to say everything on Discord that may be said: to each place in order, to many at a
  /// time.
  ///
  /// @param after follows each time a place has been served
  void post(Runnable after) {
    Map<String, List<ParcelDue>> byPlace = new LinkedHashMap<>();
    for (ParcelDue parcel : ready(true)) {
      byPlace.computeIfAbsent(SendQueue.place(parcel), _ -> new ArrayList<>()).add(parcel);
    }
    byPlace.forEach(
        (place, parcels) ->
            (SendQueue.isReply(parcels.getFirst()) ? answers : reports)
                .run(place, () -> send(parcels), after));
  }

  private List<ParcelDue> ready(boolean onDiscord) {
    Instant now = clock.instant();
    List<ParcelDue> ready =
        ledger.work(unitOfWork -> SendQueue.sorted(unitOfWork.outTray(), onDiscord, now));
    if (!ready.isEmpty()) {
      ledger.barrier();
    }
    return ready;
  }

  private void send(List<ParcelDue> parcels) {
    SendQueue.Round round = new SendQueue.Round();
    for (ParcelDue parcel : parcels) {
      if (!closed && round.isOpen(parcel)) {
        try {
          send(parcel.id())
              .ifPresentOrElse(
                  tried -> note(round, parcel, tried), () -> stopIfItWaits(round, parcel));
        } catch (LedgerClosed _) {
          return;
        } catch (RuntimeException e) {
          LOG.error("parcel {} broke: {}", parcel.id(), Fault.of(e).cause());
          round.stop(parcel);
        }
      }
    }
  }

  /// Another round has put it off since this one began: it holds back what comes after it.
  private void stopIfItWaits(SendQueue.Round round, ParcelDue parcel) {
    if (SendQueue.holds(
        ledger.work(unitOfWork -> unitOfWork.parcel(parcel.id())), clock.instant())) {
      round.stop(parcel);
    }
  }

  private void note(SendQueue.Round round, ParcelDue parcel, ParcelRow tried) {
    List<Long> refused = round.note(parcel, tried, clock.instant());
    if (!refused.isEmpty()) {
      LOG.warn("parcels {} are refused while others get through: they are set aside", refused);
      ledger.work(
          unitOfWork -> {
            unitOfWork.outTray().setAside(refused);
            return refused;
          });
    }
  }

  /// Says in the log what became of a parcel, and tells whom it concerns if it was given up.
  private void report(ParcelRow parcel, Delivery delivery) {
    steps.incrementAndGet();
    String reason = delivery.why();
    switch (parcel.state) {
      case SENT -> LOG.info("{}: sent", parcel.name());
      case WAITING -> {
        LOG.warn("{}: put off to {}: {}", parcel.name(), parcel.due, reason);
        if (undelivered.isLate(parcel, delivery, clock.instant())) {
          ledger.work(
              unitOfWork -> undelivered.tellLate(unitOfWork, parcel, reason, clock.instant()));
        }
      }
      case DEAD -> {
        String instead = parcel.spare == null ? "" : ", parcel " + parcel.spare + " goes instead";
        LOG.error(
            "{}: given up at attempt {}{}: {}", parcel.name(), parcel.attempts, instead, reason);
        ledger.work(
            unitOfWork -> {
              undelivered.tell(unitOfWork, parcel, reason, clock.instant());
              return parcel;
            });
      }
      case SPARE, OVERTAKEN -> {}
    }
  }

  /// {@return what has become of it, if it was still to be sent}
  private Optional<ParcelRow> send(long id) {
    return ledger
        .work(unitOfWork -> begin(unitOfWork, unitOfWork.parcel(id)))
        .map(
            begun -> {
              Delivery delivery = handed(begun);
              ParcelRow noted = ledger.work(unitOfWork -> note(unitOfWork, id, delivery));
              report(noted, delivery);
              return noted;
            });
  }

  /// A parcel that breaks on the way waits like one that was put off; else it would be tried again
  /// at once, for ever.
  private Delivery handed(Packed begun) {
    try {
      return hand(begun.parcel(), begun.message());
    } catch (RuntimeException | Error e) {
      return new Delivery.Deferred("it broke: " + Fault.of(e).cause());
    }
  }

  /// Since it was found due, another round may have sent it already, or put it off.
  private Optional<Packed> begin(UnitOfWork unitOfWork, ParcelRow row) {
    if (row.state != ParcelRow.State.WAITING || row.due.isAfter(clock.instant())) {
      return Optional.empty();
    }
    row.attempts++;
    return Optional.of(new Packed(row, unitOfWork.enclosures().of(row)));
  }

  /// A parcel on its way, with its files.
  private record Packed(ParcelRow parcel, SequencedMap<String, byte[]> files) {

    byte[] message() {
      Placeholder form =
          Destination.is(parcel.recipient) ? Placeholder.IN_JSON : Placeholder.IN_MAIL;
      return form.fill(parcel.bytes, files);
    }
  }

  private Delivery hand(ParcelRow parcel, byte[] message) {
    if (!Destination.is(parcel.recipient)) {
      return smtpSender.send(settings.address(), parcel.recipient, message);
    }
    boolean again = parcel.attempts > 1 || restoreClock.wasBefore(parcel.created);
    return discord
        .map(there -> there.send(parcel.recipient, message, again))
        .orElseGet(() -> new Delivery.Rejected("there is no Discord any more"));
  }

  private ParcelRow note(UnitOfWork unitOfWork, long id, Delivery delivery) {
    ParcelRow parcel = unitOfWork.outTray().locked(id);
    if (parcel.state != ParcelRow.State.WAITING) {
      // A newer one overtook it on its way.
      return parcel;
    }
    switch (delivery) {
      case Delivery.Accepted _ -> {
        parcel.state = ParcelRow.State.SENT;
        empty(unitOfWork, parcel);
        if (parcel.key.startsWith(ParcelRow.FAREWELL)) {
          parcel.recipient = "";
        }
      }
      case Delivery.Deferred _ -> putOff(unitOfWork, parcel);
      case Delivery.Rejected _ -> giveUp(unitOfWork, parcel);
    }
    return parcel;
  }

  /// What was sent need not be kept, nor what would have gone instead.
  private static void empty(UnitOfWork unitOfWork, ParcelRow parcel) {
    unitOfWork.enclosures().release(parcel);
    Optional.ofNullable(parcel.spare)
        .ifPresent(spare -> empty(unitOfWork, unitOfWork.parcel(spare)));
  }

  private void putOff(UnitOfWork unitOfWork, ParcelRow parcel) {
    Instant now = clock.instant();
    Duration patience = parcel.spare == null ? PATIENCE : PATIENCE_WITH_SPARE;
    boolean late = Duration.between(parcel.created, now).compareTo(patience) > 0;
    if (late && parcel.attempts >= TRIES) {
      giveUp(unitOfWork, parcel);
      return;
    }
    int doublings = Math.clamp(parcel.attempts - 1, 0, 9);
    Duration first = Destination.is(parcel.recipient) ? FIRST_RETRY_THERE : FIRST_RETRY;
    Duration wait = first.multipliedBy(1L << doublings);
    parcel.due = now.plus(wait.compareTo(LAST_RETRY) > 0 ? LAST_RETRY : wait);
  }

  private void giveUp(UnitOfWork unitOfWork, ParcelRow parcel) {
    parcel.state = ParcelRow.State.DEAD;
    unitOfWork.enclosures().release(parcel);
    Long spare = parcel.spare;
    if (spare == null) {
      return;
    }
    ParcelRow instead = unitOfWork.parcel(spare);
    instead.state = ParcelRow.State.WAITING;
    instead.due = clock.instant();
  }

  /// Begins nothing more. A mail that is just being handed over ends as it will.
  @Override
  public void close() {
    closed = true;
    answers.close();
    reports.close();
    smtpSender.close();
  }
}
