package depesche.bot.server;

import depesche.bot.config.Settings;
import depesche.bot.game.trouble.Undelivered;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.database.Claim;
import depesche.bot.post.MailEndpoint;
import depesche.bot.post.smtp.SmtpSender;
import depesche.bot.server.threads.InHand;
import depesche.bot.server.threads.Outages;
import depesche.bot.server.threads.Rounds;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The sending of mail, while this process has the right to it: what one sender knows of its
/// readers and of their domains holds for as long.
public final class Mailing {

  /// So often the node that sends looks for what others have written, while it has nothing to send:
  /// somebody waits for an answer.
  public static final Duration EAR = Duration.ofMillis(25);

  private static final Logger LOG = LoggerFactory.getLogger(Mailing.class);
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final Ledger ledger;
  private final MailEndpoint relay;
  private final Undelivered undelivered;
  private final UnaryOperator<byte[]> leaving;
  private final Settings settings;
  private final Clock clock;
  private final Outages outages;
  private final InHand inHand;
  private final AtomicLong before = new AtomicLong();

  private volatile Optional<Sender> sender = Optional.empty();

  /// @param leaving a file of a mail as it leaves
  Mailing(
      Ledger ledger,
      MailEndpoint relay,
      Undelivered undelivered,
      UnaryOperator<byte[]> leaving,
      Settings settings,
      Clock clock,
      Outages outages,
      InHand inHand) {
    this.ledger = ledger;
    this.relay = relay;
    this.undelivered = undelivered;
    this.leaving = leaving;
    this.settings = settings;
    this.clock = clock;
    this.outages = outages;
    this.inHand = inHand;
  }

  /// What sends.
  private record Sender(Outbox outbox, Rounds rounds) {}

  /// Begins as the only server, by whose right all is done.
  void begin() {
    begin(ledger);
  }

  /// Begins as the one node that sends: by this right it notes what has become of mails.
  public void begin(Claim claim) {
    begin(ledger.under(claim));
  }

  private synchronized void begin(Ledger under) {
    SmtpSender smtpSender = new SmtpSender(relay, settings.post().connections());
    Outbox outbox = new Outbox(under, smtpSender, undelivered, leaving, settings, clock, inHand);
    Rounds rounds = new Rounds("outbox", outbox::send, outages, inHand);
    sender = Optional.of(new Sender(outbox, rounds));
    rounds.begin();
  }

  /// Looks for mail now, if it is sent here.
  public void wake() {
    sender.ifPresent(one -> one.rounds().wake());
  }

  /// Looks whether another node has written mail.
  public void hear() {
    hear(sender);
  }

  /// Looks only if nothing is on its way. Mail on its way is due, too, so a look meanwhile has all
  /// that waits read again.
  public void hearAtRest() {
    hear(sender.filter(one -> one.outbox().isAtRest()));
  }

  private static void hear(Optional<Sender> sender) {
    sender.filter(one -> one.outbox().isDue()).ifPresent(one -> one.rounds().wake());
  }

  /// {@return a sentence on why no mail can be sent, if it is sent here}
  public Optional<String> trouble() {
    return sender
        .flatMap(one -> one.outbox().trouble())
        .map(why -> "No mail can be sent: " + why + ".");
  }

  /// {@return how many mails were tried here so far}
  public long steps() {
    return before.get() + sender.map(one -> one.outbox().steps()).orElse(0L);
  }

  /// Ends in good order: what the relay has taken is noted before others send; else it would be
  /// sent again.
  public synchronized void end() {
    sender.ifPresent(
        one -> {
          one.rounds().end();
          one.outbox().close();
          letGo(one);
          before.addAndGet(one.outbox().steps());
          sender = Optional.empty();
        });
  }

  private static void letGo(Sender sender) {
    try {
      if (!sender.rounds().join(PATIENCE) || !sender.outbox().rest(PATIENCE)) {
        LOG.warn("a mail is still being handed over");
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
