package depesche.bot.game.trouble;

import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.mail.ParcelRow;
import depesche.bot.post.Delivery;
import depesche.bot.post.discord.Destination;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/// What becomes of a parcel that was tried: it was sent, is put off, or is given up.
public final class ParcelFate {

  private static final Duration FIRST_RETRY = Duration.ofMinutes(1);
  private static final Duration LAST_RETRY = Duration.ofHours(1);
  private static final Duration PATIENCE = Duration.ofDays(5);
  private static final Duration FIRST_RETRY_THERE = Duration.ofSeconds(5);

  /// A parcel that was kept from going out for days, or is made again as of then, is tried some
  /// times first.
  private static final int TRIES = 5;

  /// A parcel that can go another way does not wait for days.
  private static final Duration PATIENCE_WITH_SPARE = Duration.ofHours(1);

  private final Clock clock;

  public ParcelFate(Clock clock) {
    this.clock = clock;
  }

  /// Notes what came of a try.
  public ParcelRow note(UnitOfWork unitOfWork, long id, Delivery delivery) {
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
    if (parcel.state != ParcelRow.State.WAITING || isLate(parcel, PATIENCE_WITH_SPARE)) {
      release(unitOfWork, parcel);
    }
    return parcel;
  }

  /// Now it is known whether something was said in a place, or it was not for too long: those who
  /// do not read it there get it in private.
  private void release(UnitOfWork unitOfWork, ParcelRow parcel) {
    if (isPlace(parcel)) {
      for (ParcelRow beside : unitOfWork.registry().beside(parcel)) {
        beside.state = ParcelRow.State.WAITING;
        beside.due = clock.instant();
      }
    }
  }

  private static boolean isPlace(ParcelRow parcel) {
    return Destination.parse(parcel.recipient)
        .filter(place -> place instanceof Destination.Place || place instanceof Destination.Circle)
        .isPresent();
  }

  private boolean isLate(ParcelRow parcel, Duration patience) {
    boolean late = Duration.between(parcel.created, clock.instant()).compareTo(patience) > 0;
    return late && parcel.attempts >= TRIES;
  }

  /// Notes that a parcel was taken, as above. Of most there is nothing to say but that, and they
  /// are not read again.
  ///
  /// @param tried as it was when it was begun
  public ParcelRow accepted(UnitOfWork unitOfWork, ParcelRow tried) {
    boolean plain =
        tried.files.isEmpty()
            && tried.spare == null
            && !tried.key.startsWith(ParcelRow.FAREWELL)
            && !isPlace(tried);
    if (plain && unitOfWork.outTray().sent(tried.id)) {
      tried.state = ParcelRow.State.SENT;
      return tried;
    }
    return note(unitOfWork, tried.id, new Delivery.Accepted());
  }

  /// A parcel that was sent need not be kept, nor the one that would have gone instead.
  private static void empty(UnitOfWork unitOfWork, ParcelRow parcel) {
    unitOfWork.enclosures().release(parcel);
    Optional.ofNullable(parcel.spare)
        .ifPresent(spare -> empty(unitOfWork, unitOfWork.parcel(spare)));
  }

  private void putOff(UnitOfWork unitOfWork, ParcelRow parcel) {
    Instant now = clock.instant();
    Duration patience = parcel.spare == null ? PATIENCE : PATIENCE_WITH_SPARE;
    if (isLate(parcel, patience)) {
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
}
