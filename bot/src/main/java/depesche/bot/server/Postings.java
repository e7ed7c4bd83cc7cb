package depesche.bot.server;

import depesche.bot.game.trouble.DiscordNotice;
import depesche.bot.game.trouble.Undelivered;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.mail.ParcelDue;
import depesche.bot.ledger.mail.ParcelRow;
import depesche.bot.post.Delivery;
import depesche.bot.post.discord.DiscordOutage;
import depesche.bot.post.discord.session.DiscordBot;
import depesche.bot.server.threads.InHand;
import depesche.bot.server.threads.KeyedExecutor;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// What is said on Discord, on its way from the ledger to the gateway: at least once, the same each
/// time.
final class Postings implements AutoCloseable {

  /// So many postings, with their pictures, are in memory at a time.
  private static final int SIDE_BY_SIDE = 48;

  private final Optional<DiscordBot> discord;
  private final Clock clock;
  private final RestoreClock restoreClock;
  private final ParcelSender parcelSender;
  private final Ledger ledger;
  private final DiscordNotice discordNotice;
  private final InHand inHand;

  /// Whether Discord was gone when we last looked.
  private boolean wasGone;

  /// Answers to interactions do not queue with reports.
  private final KeyedExecutor answers;

  private final KeyedExecutor reports;

  /// @param leaving a file of a message as it leaves
  Postings(
      Ledger ledger,
      Undelivered undelivered,
      Optional<DiscordBot> discord,
      Clock clock,
      RestoreClock restoreClock,
      UnaryOperator<byte[]> leaving,
      InHand inHand) {
    this.discord = discord;
    this.ledger = ledger;
    this.discordNotice = undelivered.discordNotice();
    this.inHand = inHand;
    this.clock = clock;
    this.restoreClock = restoreClock;
    this.parcelSender =
        new ParcelSender(ledger, undelivered, clock, new ByDiscord(leaving), inHand);
    this.answers = new KeyedExecutor(SIDE_BY_SIDE, inHand);
    this.reports = new KeyedExecutor(SIDE_BY_SIDE, inHand);
  }

  /// To a place there, or a person.
  private final class ByDiscord implements ParcelSender.Way {

    private final UnaryOperator<byte[]> leaving;

    ByDiscord(UnaryOperator<byte[]> leaving) {
      this.leaving = leaving;
    }

    @Override
    public Delivery hand(ParcelRow parcel, byte[] message) {
      return Postings.this.hand(parcel, message);
    }

    @Override
    public byte[] leaving(byte[] file) {
      return leaving.apply(file);
    }
  }

  private Delivery hand(ParcelRow parcel, byte[] message) {
    boolean again = parcel.attempts > 1 || restoreClock.wasBefore(parcel.created);
    return discord
        .map(there -> there.send(parcel.recipient, message, again))
        .orElseGet(() -> new Delivery.Rejected("there is no Discord any more"));
  }

  /// {@return how many parcels were tried so far}
  long steps() {
    return parcelSender.steps();
  }

  /// Begins to say everything that may be said: to each place in order, to many at a time.
  ///
  /// @param after follows each time a place has been served
  void post(Runnable after) {
    Map<String, List<ParcelDue>> byPlace = new LinkedHashMap<>();
    Instant now = clock.instant();
    look(discord.flatMap(DiscordBot::outage), now);
    for (ParcelDue parcel : parcelSender.ready(tray -> SendQueue.sorted(tray, true, now))) {
      byPlace.computeIfAbsent(SendQueue.place(parcel), _ -> new ArrayList<>()).add(parcel);
    }
    byPlace.forEach(
        (place, parcels) ->
            (SendQueue.isReply(parcels.getFirst()) ? answers : reports)
                .run(place, () -> parcelSender.post(parcels), after));
  }

  /// A Discord that is gone is told of by mail; when it is back, what was put off waits no longer.
  private void look(Optional<DiscordOutage> outage, Instant now) {
    if (outage.filter(gone -> DiscordNotice.isDue(gone, now)).isPresent()
        && ledger.<Boolean>work(book -> discordNotice.tell(book, outage.get(), now))) {
      inHand.leadsToMore();
    }
    if (wasGone && outage.isEmpty()) {
      ledger.act(unitOfWork -> unitOfWork.outTray().hurry(now));
    }
    wasGone = outage.isPresent();
  }

  /// Begins nothing more.
  @Override
  public void close() {
    parcelSender.close();
    answers.close();
    reports.close();
  }
}
