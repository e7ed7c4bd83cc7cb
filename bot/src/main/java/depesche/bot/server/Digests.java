package depesche.bot.server;

import depesche.bot.desk.Services;
import depesche.bot.game.DigestWriter;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.people.DigestTime;
import depesche.bot.server.arrival.MailLook;
import depesche.bot.server.threads.Fault;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Sends the digests that are due, each in a transaction of its own: the mail and when the next one
/// is due are entered together, so that none is lost or sent twice.
final class Digests {

  private static final Logger LOG = LoggerFactory.getLogger(Digests.class);

  /// So many before letters and deadlines have their turn again: thousands may want theirs at
  /// eight.
  private static final int TOGETHER = 32;

  private final Ledger ledger;
  private final Judging judging;
  private final RestoreClock restoreClock;
  private final DigestWriter digestWriter;

  Digests(Ledger ledger, Services services, Judging judging, RestoreClock restoreClock) {
    this.ledger = ledger;
    this.judging = judging;
    this.restoreClock = restoreClock;
    this.digestWriter =
        new DigestWriter(services.settings(), services.games(), services.parcelWriter());
  }

  /// Sends some of those that are due.
  ///
  /// @param mailLook says whether all letters are here that came before
  /// @return whether any was sent
  boolean send(Instant now, MailLook mailLook) {
    Optional<Instant> first =
        ledger.work(
            unitOfWork ->
                unitOfWork.agenda().digestsDue(now, 1).stream()
                    .flatMap(person -> Stream.ofNullable(unitOfWork.player(person).digestDue))
                    .findFirst());
    if (first.isEmpty() || !(mailLook.upTo(first.get()) instanceof MailLook.Complete complete)) {
      return false;
    }
    Instant until = complete.until().isBefore(now) ? complete.until() : now;
    ledger
        .<List<Long>>work(unitOfWork -> unitOfWork.agenda().digestsDue(until, TOGETHER))
        .forEach(this::send);
    return true;
  }

  private void send(long person) {
    try {
      judging.send(unitOfWork -> write(unitOfWork, person));
    } catch (RuntimeException | Error e) {
      Fault fault = Fault.of(e);
      if (fault.worlds()) {
        // The disk or the database: it is still due, and is tried again in the next round.
        throw new Fault.Passing(e);
      }
      LOG.error("digest of person {} not written: {}", person, fault.cause());
      judging.send(unitOfWork -> skip(unitOfWork, person));
    }
  }

  private void write(UnitOfWork unitOfWork, long person) {
    PlayerRow player = unitOfWork.player(person);
    Instant due = player.digestDue;
    if (due != null) {
      restoreClock.at(due);
      digestWriter.write(unitOfWork, player, restoreClock.now());
    }
  }

  /// A thing that stops the program today may be gone tomorrow; everybody else's must not wait for
  /// it.
  private void skip(UnitOfWork unitOfWork, long person) {
    new DigestTime(unitOfWork.player(person)).setNext(restoreClock.now());
  }
}
