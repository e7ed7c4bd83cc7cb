package depesche.bot.server;

import depesche.bot.config.Settings;
import depesche.bot.game.trouble.Undelivered;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.ParcelQueue;
import depesche.bot.ledger.mail.ParcelDue;
import depesche.bot.post.discord.session.DiscordBot;
import depesche.bot.post.smtp.DomainRests;
import depesche.bot.post.smtp.SmtpSender;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Mail, and what is said on Discord, on its way from the ledger to the post: sent at least once,
/// the same bytes each time.
final class Outbox implements AutoCloseable {

  /// So many postings, with their pictures, are in memory at a time.
  private static final int SIDE_BY_SIDE = 48;

  private final Ledger ledger;
  private final SmtpSender smtpSender;
  private final Handover handover;
  private final Clock clock;

  /// Answers to interactions do not queue with reports.
  private final KeyedExecutor answers = new KeyedExecutor(SIDE_BY_SIDE);

  private final KeyedExecutor reports = new KeyedExecutor(SIDE_BY_SIDE);

  private final DomainRests domainRests;
  private final MailRoom mailRoom;

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
    this.clock = clock;
    this.domainRests = new DomainRests(clock);
    this.handover =
        new Handover(
            ledger, smtpSender, undelivered, discord, settings, clock, restoreClock, domainRests);
    this.mailRoom =
        new MailRoom(
            settings.post().connections(),
            settings.post().perDomain(),
            recipient -> domainRests.until(recipient).isPresent(),
            handover::mail);
  }

  /// {@return how many parcels were tried so far}
  long steps() {
    return handover.steps();
  }

  /// Begins to send all mail that may leave.
  void send() {
    mailRoom.offer(ready(false));
  }

  /// Waits until all mail that was to be sent has been tried.
  ///
  /// @return whether that is so
  boolean rest(Duration longest) throws InterruptedException {
    return mailRoom.rest(longest);
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
                .run(place, () -> handover.post(parcels), after));
  }

  private List<ParcelDue> ready(boolean onDiscord) {
    Instant now = clock.instant();
    List<ParcelDue> ready =
        ledger.work(
            unitOfWork ->
                awake(
                    unitOfWork.outTray(), SendQueue.sorted(unitOfWork.outTray(), onDiscord, now)));
    if (!ready.isEmpty()) {
      ledger.barrier();
    }
    return ready;
  }

  /// {@return what does not go to a domain that rests; that is put off}
  private List<ParcelDue> awake(ParcelQueue tray, List<ParcelDue> ready) {
    Map<Instant, List<Long>> resting = new HashMap<>();
    List<ParcelDue> awake = new ArrayList<>();
    for (ParcelDue parcel : ready) {
      domainRests
          .until(parcel.recipient())
          .ifPresentOrElse(
              until -> resting.computeIfAbsent(until, _ -> new ArrayList<>()).add(parcel.id()),
              () -> awake.add(parcel));
    }
    resting.forEach((until, parcels) -> tray.putOff(parcels, until));
    return awake;
  }

  /// Begins nothing more. A mail that is just being handed over ends as it will.
  @Override
  public void close() {
    mailRoom.close();
    handover.close();
    answers.close();
    reports.close();
    smtpSender.close();
  }
}
