package depesche.bot.server;

import depesche.bot.config.Settings;
import depesche.bot.game.trouble.ReturnAddress;
import depesche.bot.game.trouble.Undelivered;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.ParcelQueue;
import depesche.bot.ledger.mail.ParcelDue;
import depesche.bot.ledger.mail.ParcelRow;
import depesche.bot.post.Delivery;
import depesche.bot.post.smtp.DomainRests;
import depesche.bot.post.smtp.RelayWatch;
import depesche.bot.post.smtp.SmtpSender;
import depesche.bot.server.threads.InHand;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// Mail on its way from the ledger to the post: sent at least once, the same bytes each time.
final class Outbox implements AutoCloseable {

  private final Ledger ledger;
  private final SmtpSender smtpSender;
  private final Settings settings;
  private final UnaryOperator<byte[]> leaving;
  private final Clock clock;
  private final ParcelSender parcelSender;
  private final DomainRests domainRests;
  private final RelayWatch relayWatch = new RelayWatch();
  private final MailRoom mailRoom;

  /// @param leaving a file of a mail as it leaves
  Outbox(
      Ledger ledger,
      SmtpSender smtpSender,
      Undelivered undelivered,
      UnaryOperator<byte[]> leaving,
      Settings settings,
      Clock clock,
      InHand inHand) {
    this.leaving = leaving;
    this.ledger = ledger;
    this.smtpSender = smtpSender;
    this.settings = settings;
    this.clock = clock;
    this.domainRests = new DomainRests(clock);
    this.parcelSender = new ParcelSender(ledger, undelivered, clock, new ByMail(), inHand);
    this.mailRoom =
        new MailRoom(
            settings.post().connections(),
            settings.post().perDomain(),
            this::rests,
            inHand,
            parcelSender::mail);
  }

  private boolean rests(String recipient) {
    return domainRests.until(recipient).isPresent();
  }

  /// To the relay, unless a domain rests.
  private final class ByMail implements ParcelSender.Way {

    @Override
    public byte[] leaving(byte[] file) {
      return leaving.apply(file);
    }

    @Override
    public Delivery hand(ParcelRow parcel, byte[] message) {
      String from = ReturnAddress.of(settings, parcel, ledger::word);
      Delivery said = smtpSender.send(from, settings.address(), parcel.recipient, message);
      domainRests.note(parcel.recipient, said);
      relayWatch.note(said);
      return said;
    }

    @Override
    public boolean rests(String recipient) {
      return Outbox.this.rests(recipient);
    }

    @Override
    public Optional<String> trouble() {
      return Outbox.this.trouble();
    }
  }

  /// {@return why no mail can be sent}
  Optional<String> trouble() {
    return relayWatch.trouble();
  }

  /// {@return how many parcels were tried so far}
  long steps() {
    return parcelSender.steps();
  }

  /// {@return whether mail is due that may still be unknown here}
  boolean isDue() {
    Instant now = clock.instant();
    return !mailRoom.isFull()
        && ledger.<Boolean>work(unitOfWork -> unitOfWork.outTray().isMailDue(now));
  }

  /// {@return whether nothing is on its way here}
  boolean isAtRest() {
    return mailRoom.isAtRest();
  }

  /// Begins to send all mail that may leave.
  void send() {
    Instant now = clock.instant();
    mailRoom.offer(parcelSender.ready(tray -> awake(tray, SendQueue.sorted(tray, false, now))));
  }

  /// Waits until all mail that was to be sent has been tried.
  ///
  /// @return whether that is so
  boolean rest(Duration longest) throws InterruptedException {
    return mailRoom.rest(longest);
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
    parcelSender.close();
    smtpSender.close();
  }
}
