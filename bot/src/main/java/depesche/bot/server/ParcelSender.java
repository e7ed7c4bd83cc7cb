package depesche.bot.server;

import depesche.bot.game.trouble.ParcelFate;
import depesche.bot.game.trouble.Undelivered;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.ParcelQueue;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.file.LedgerClosed;
import depesche.bot.ledger.mail.ParcelDue;
import depesche.bot.ledger.mail.ParcelRow;
import depesche.bot.ledger.nodes.Sharing;
import depesche.bot.post.Delivery;
import depesche.bot.post.discord.Destination;
import depesche.bot.post.smtp.Placeholder;
import depesche.bot.server.threads.Fault;
import depesche.bot.server.threads.InHand;
import depesche.bot.server.threads.RetryPause;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;

/// Sends parcels, by mail or on Discord, and notes what becomes of them. That a mail is tried is in
/// the ledger before the post sees it, and that it was taken soon afterwards, of some mails at
/// once.
final class ParcelSender {

  private static final Logger LOG = LoggerFactory.getLogger(ParcelSender.class);

  /// Mail that was taken is noted at most so long afterwards: a kill has only these go once more.
  private static final Duration LONGEST = Duration.ofMillis(50);

  private final Ledger ledger;
  private final Undelivered undelivered;
  private final Clock clock;
  private final Way way;
  private final InHand inHand;
  private final ParcelFate parcelFate;
  private final RetryPause retryPause = new RetryPause();
  private final HourlyLines hourlyLines = new HourlyLines();
  private final AtomicLong steps = new AtomicLong();

  private volatile boolean closed;

  /// By what parcels leave: mail, or Discord.
  interface Way {

    /// Hands a parcel over, with its files.
    Delivery hand(ParcelRow parcel, byte[] message);

    /// {@return a file of a parcel as it leaves}
    default byte[] leaving(byte[] file) {
      return file;
    }

    /// {@return whether nothing goes to a recipient for now}
    default boolean rests(String recipient) {
      return false;
    }

    /// {@return why nothing can go this way at all, which is said elsewhere}
    default Optional<String> trouble() {
      return Optional.empty();
    }
  }

  ParcelSender(Ledger ledger, Undelivered undelivered, Clock clock, Way way, InHand inHand) {
    this.ledger = ledger;
    this.undelivered = undelivered;
    this.clock = clock;
    this.way = way;
    this.inHand = inHand;
    this.parcelFate = new ParcelFate(clock);
  }

  /// {@return how many parcels were tried so far}
  long steps() {
    return steps.get();
  }

  /// {@return what may leave now, of what waits; from now on others may see it}
  List<ParcelDue> ready(Function<ParcelQueue, List<ParcelDue>> look) {
    if (retryPause.rests()) {
      return List.of();
    }
    List<ParcelDue> ready = ledger.work(unitOfWork -> look.apply(unitOfWork.outTray()));
    if (!ready.isEmpty()) {
      ledger.barrier();
    }
    return ready;
  }

  /// Says one posting after the other in one place on Discord.
  void post(List<ParcelDue> parcels) {
    SendQueue.Round round = new SendQueue.Round();
    try {
      parcels.forEach(parcel -> send(List.of(parcel), _ -> round));
    } catch (LedgerClosed _) {
      LOG.debug("the ledger closed before all was said");
    }
  }

  /// Hands some mails over, one after the other.
  ///
  /// @param rounds the round in which a parcel goes
  void mail(List<ParcelDue> parcels, Function<ParcelDue, SendQueue.Round> rounds) {
    try {
      send(parcels, rounds);
    } catch (LedgerClosed _) {
      LOG.debug("the ledger closed before all had left");
    }
  }

  /// If one of them breaks, each is tried by itself.
  private void send(List<ParcelDue> some, Function<ParcelDue, SendQueue.Round> rounds) {
    try {
      sendTogether(some, rounds);
    } catch (LedgerClosed e) {
      throw e;
    } catch (RuntimeException e) {
      if (some.size() > 1) {
        some.forEach(parcel -> send(List.of(parcel), rounds));
      } else {
        Fault fault = Fault.of(e);
        if (fault.away()) {
          // Other work says it for all of them.
          retryPause.failed();
        } else {
          LOG.error("parcel {} broke: {}", some.getFirst().id(), fault.cause());
        }
        rounds.apply(some.getFirst()).stop(some.getFirst());
      }
    }
  }

  /// Begins some parcels at once, hands them over one after the other, and notes at once those that
  /// were taken.
  private void sendTogether(List<ParcelDue> some, Function<ParcelDue, SendQueue.Round> rounds) {
    List<ParcelDue> open =
        some.stream().filter(parcel -> rounds.apply(parcel).isOpen(parcel)).toList();
    if (closed || open.isEmpty() || !ledger.isCurrent()) {
      return;
    }
    Map<Long, Packed> begun = ledger.work(unitOfWork -> begin(unitOfWork, open));
    retryPause.over();
    List<Long> untried = new ArrayList<>();
    TakenMails taken =
        new TakenMails(
            ledger,
            parcelFate,
            LONGEST,
            (parcel, noted) -> {
              report(noted, new Delivery.Accepted());
              note(rounds.apply(parcel), parcel, noted);
            },
            parcel -> rounds.apply(parcel).stop(parcel));
    try {
      for (ParcelDue parcel : open) {
        Packed packed = begun.get(parcel.id());
        SendQueue.Round round = rounds.apply(parcel);
        if (packed == null) {
          stopIfItWaits(round, parcel);
        } else if (closed
            || !ledger.isCurrent()
            || !round.isOpen(parcel)
            || way.rests(parcel.recipient())) {
          untried.add(parcel.id());
        } else {
          hand(round, taken, parcel, packed);
        }
      }
    } finally {
      taken.note();
    }
    if (!untried.isEmpty()) {
      ledger.act(unitOfWork -> untried.forEach(id -> unitOfWork.parcel(id).attempts--));
    }
  }

  private void hand(SendQueue.Round round, TakenMails taken, ParcelDue parcel, Packed packed) {
    Delivery delivery = handed(packed);
    if (delivery instanceof Delivery.Accepted(String remark)) {
      undelivered.tellShortened(ledger, packed.parcel(), remark, clock.instant());
      taken.add(parcel, packed.parcel());
    } else {
      taken.note();
      ParcelRow noted =
          ledger.work(unitOfWork -> parcelFate.note(unitOfWork, parcel.id(), delivery));
      report(noted, delivery);
      note(round, parcel, noted);
      // It is due again, or something goes in its place.
      inHand.leadsToMore();
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
      ledger.act(unitOfWork -> unitOfWork.outTray().setAside(refused));
    }
  }

  /// Says in the log what became of a parcel, and tells whom it concerns if it was given up.
  private void report(ParcelRow parcel, Delivery delivery) {
    steps.incrementAndGet();
    String reason = delivery.why();
    switch (parcel.state) {
      case SENT -> LOG.info("{}: sent", parcel.name());
      case WAITING -> {
        LOG.atLevel(loudness(parcel.recipient))
            .log("{}: put off to {}: {}", parcel.name(), parcel.due, reason);
        if (undelivered.isLate(parcel, delivery, clock.instant())) {
          ledger.act(
              unitOfWork -> {
                undelivered.tellLate(unitOfWork, parcel, reason, clock.instant());
                heard(unitOfWork, parcel);
              });
        }
      }
      case DEAD -> {
        if (isBeside(parcel)) {
          LOG.info("{}: {}", parcel.name(), reason);
          return;
        }
        String instead = parcel.spare == null ? "" : ", parcel " + parcel.spare + " goes instead";
        LOG.error(
            "{}: given up at attempt {}{}: {}", parcel.name(), parcel.attempts, instead, reason);
        ledger.act(
            unitOfWork -> {
              undelivered.tell(unitOfWork, parcel, reason, clock.instant());
              heard(unitOfWork, parcel);
            });
      }
      case SPARE, OVERTAKEN -> {}
    }
  }

  private Level loudness(String recipient) {
    return way.trouble().isPresent() ? Level.DEBUG : hourlyLines.level(recipient, clock.instant());
  }

  /// Nobody is to blame if somebody does not read a place.
  private static boolean isBeside(ParcelRow parcel) {
    return Destination.parse(parcel.recipient)
        .filter(Destination.Beside.class::isInstance)
        .isPresent();
  }

  /// What follows of it on Discord is for the office to do, if that is another node.
  private void heard(UnitOfWork unitOfWork, ParcelRow parcel) {
    if (ledger.sharing() == Sharing.ASSISTANT) {
      unitOfWork
          .game(parcel.game)
          .ifPresent(game -> unitOfWork.shared().tellOffice(List.of(game.id()), List.of()));
    }
  }

  /// A parcel that breaks on the way waits like one that was put off; else it would be tried again
  /// at once, for ever.
  private Delivery handed(Packed begun) {
    try {
      return way.hand(begun.parcel(), begun.message(way));
    } catch (RuntimeException | Error e) {
      return new Delivery.Deferred("it broke: " + Fault.of(e).told());
    }
  }

  /// Since they were found due, another round may have sent some already, or put them off.
  private Map<Long, Packed> begin(UnitOfWork unitOfWork, List<ParcelDue> parcels) {
    Map<Long, Packed> begun = new LinkedHashMap<>();
    for (ParcelDue parcel : parcels) {
      ParcelRow row = unitOfWork.parcel(parcel.id());
      if (row.state == ParcelRow.State.WAITING && !row.due.isAfter(clock.instant())) {
        row.attempts++;
        begun.put(row.id, new Packed(row, unitOfWork.enclosures().of(row)));
      }
    }
    return begun;
  }

  /// A parcel on its way, with its files.
  private record Packed(ParcelRow parcel, SequencedMap<String, byte[]> files) {

    byte[] message(Way way) {
      Placeholder form =
          Destination.is(parcel.recipient) ? Placeholder.IN_JSON : Placeholder.IN_MAIL;
      files.replaceAll((_, file) -> way.leaving(file));
      return form.fill(parcel.bytes, files);
    }
  }

  /// Begins nothing more.
  void close() {
    closed = true;
  }
}
