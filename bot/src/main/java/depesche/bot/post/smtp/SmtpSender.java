package depesche.bot.post.smtp;

import depesche.bot.mime.Address;
import depesche.bot.post.ConnectionFailure;
import depesche.bot.post.Delivery;
import depesche.bot.post.MailEndpoint;
import jakarta.mail.AuthenticationFailedException;
import jakarta.mail.MessagingException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Hands finished messages to a mail server, each by a connection of its own at that moment: one
/// after the other, one is enough. Connections are kept for some seconds, so that a round of
/// reports needs few; if the server has closed one meanwhile, that costs nothing but another. If it
/// allows fewer than we would have, the others wait for these.
public final class SmtpSender implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(SmtpSender.class);

  /// Servers wait for minutes; nobody should wait for us.
  private static final Duration IDLE = Duration.ofSeconds(10);

  /// After a refused connection it is this long until one more is tried than the server had
  /// allowed.
  private static final Duration NARROW = Duration.ofMinutes(5);

  /// So long a mail waits for a connection, which others have.
  private static final Duration LONGEST = Duration.ofMinutes(5);

  private static final int ANY = 64;

  /// A connection that nobody uses.
  private record Kept(SmtpConnection line, long since) {}

  private final MailEndpoint server;

  /// The one used last comes first.
  private final Deque<Kept> idle = new ArrayDeque<>();

  private final int most;

  /// How many connections there are, used or kept.
  private int open;

  /// How many the server allows, as far as we know.
  private int allowed;

  private long narrowed;
  private boolean watched;

  /// Whether the server takes no sender but the address that it knows us by.
  private volatile boolean isPlain;

  /// With as many connections as there are mails at a time.
  public SmtpSender(MailEndpoint server) {
    this(server, ANY);
  }

  /// @param most how many connections there are at most
  public SmtpSender(MailEndpoint server, int most) {
    this.server = server;
    this.most = most;
    this.allowed = most;
  }

  /// Sends one message, its bytes unchanged, to one recipient. Returns within a few minutes at
  /// most, whatever the server does.
  ///
  /// @param envelopeFrom where bounces go; empty for nowhere
  public Delivery send(String envelopeFrom, String to, byte[] message) {
    return send(envelopeFrom, envelopeFrom, to, message);
  }

  /// As above, with another address for bounces if the server lets us send from that alone.
  ///
  /// @param plain the address that it knows us by
  public Delivery send(String envelopeFrom, String plain, String to, byte[] message) {
    String from = isPlain ? plain : envelopeFrom;
    try {
      return sent(from, to, message);
    } catch (MessagingException e) {
      if (from.equals(plain) || !SmtpRefusal.of(e).mayBeOfSender()) {
        return judge(e);
      }
    }
    Delivery delivery = send(plain, plain, to, message);
    if (delivery instanceof Delivery.Accepted) {
      LOG.warn("{} takes no return address with a plus: mails go without it", server.host());
      isPlain = true;
    }
    return delivery;
  }

  private Delivery sent(String envelopeFrom, String to, byte[] message) throws MessagingException {
    Optional<Address> recipient = Address.read(to);
    if (recipient.isEmpty()
        || !(envelopeFrom.isEmpty() || Address.read(envelopeFrom).isPresent())) {
      return new Delivery.Rejected("not an address that mail can go to");
    }
    Optional<Delivery> sent = Optional.empty();
    // Of the lines that were kept, each may be worn out; a fresh one is not.
    while (sent.isEmpty()) {
      sent = sent(envelopeFrom, recipient.get(), message);
    }
    return sent.get();
  }

  /// {@return what came of it; empty if it is to be tried once more, by another connection}
  private Optional<Delivery> sent(String envelopeFrom, Address to, byte[] message)
      throws MessagingException {
    SmtpConnection line = line(to);
    boolean good = false;
    try {
      if (!line.reaches(to)) {
        return Optional.of(
            new Delivery.Rejected(server.host() + " takes no address beyond ASCII (SMTPUTF8)"));
      }
      line.send(envelopeFrom, to, message);
      good = true;
      return Optional.of(new Delivery.Accepted());
    } catch (MessagingException e) {
      if (!line.isWornOut() || SmtpRefusal.of(e).isOfRecipient()) {
        throw e;
      }
      return Optional.empty();
    } finally {
      if (good) {
        keep(line);
      } else {
        drop(line);
      }
    }
  }

  /// {@return a line that was kept, or a fresh one}
  private SmtpConnection line(Address to) throws MessagingException {
    long end = System.nanoTime() + LONGEST.toNanos();
    while (true) {
      Optional<SmtpConnection> kept = keptOrRoom(end);
      if (kept.filter(line -> line.isFor(to)).isPresent()) {
        return kept.get();
      }
      if (kept.isPresent()) {
        drop(kept.get());
        continue;
      }
      try {
        return SmtpConnection.open(server, to.isAscii());
      } catch (MessagingException e) {
        if (!othersServe(e)) {
          throw e;
        }
      }
    }
  }

  /// {@return a line that was kept; empty if a fresh one is to be opened, which is counted already}
  private synchronized Optional<SmtpConnection> keptOrRoom(long end) throws MessagingException {
    while (idle.isEmpty()) {
      if (allowed < most && System.nanoTime() - narrowed > NARROW.toNanos()) {
        allowed++;
        narrowed = System.nanoTime();
      }
      if (open < allowed) {
        open++;
        return Optional.empty();
      }
      long left = (end - System.nanoTime()) / 1_000_000;
      if (left <= 0) {
        throw new MessagingException("no connection was free for long");
      }
      try {
        wait(left);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new MessagingException("we are going", e);
      }
    }
    return kept();
  }

  /// A server that has taken others allows no more than these, whatever it says to one more.
  private synchronized boolean othersServe(MessagingException failure) {
    open--;
    notifyAll();
    boolean others = open > 0 && !(failure instanceof AuthenticationFailedException);
    if (others) {
      allowed = open;
      narrowed = System.nanoTime();
    }
    return others;
  }

  private void drop(SmtpConnection line) {
    line.close();
    synchronized (this) {
      open--;
      notifyAll();
    }
  }

  private synchronized Optional<SmtpConnection> kept() {
    return Optional.ofNullable(idle.pollFirst()).map(Kept::line);
  }

  private synchronized void keep(SmtpConnection line) {
    idle.addFirst(new Kept(line, System.nanoTime()));
    notifyAll();
    watch(IDLE.toNanos());
  }

  private synchronized void watch(long nanos) {
    if (!watched) {
      watched = true;
      CompletableFuture.delayedExecutor(nanos, TimeUnit.NANOSECONDS).execute(this::look);
    }
  }

  /// Hangs up what nobody has used for a while.
  private void look() {
    List<SmtpConnection> old = new ArrayList<>();
    synchronized (this) {
      watched = false;
      long now = System.nanoTime();
      while (!idle.isEmpty() && now - idle.peekLast().since() >= IDLE.toNanos()) {
        old.add(idle.removeLast().line());
      }
      if (!idle.isEmpty()) {
        watch(IDLE.toNanos() - (now - idle.peekLast().since()));
      }
    }
    old.forEach(this::drop);
  }

  /// Hangs up, but for the lines by which mails are just being handed over: a server that is silent
  /// then keeps nobody from going.
  @Override
  public void close() {
    for (Optional<SmtpConnection> line = kept(); line.isPresent(); line = kept()) {
      drop(line.get());
    }
  }

  /// {@return why nothing can be sent at the moment, in one line; empty if the server lets us in}
  public Optional<String> trouble() {
    String where = "mail server " + server.host() + ":" + server.port();
    try (SmtpConnection line = SmtpConnection.open(server, true)) {
      return line.isAlive() ? Optional.empty() : Optional.of(where + " hangs up");
    } catch (AuthenticationFailedException e) {
      return Optional.of(where + " refuses user or password");
    } catch (MessagingException e) {
      return Optional.of(where + " cannot be used: " + ConnectionFailure.reason(e));
    }
  }

  private Delivery judge(MessagingException failure) {
    SmtpRefusal smtpRefusal = SmtpRefusal.of(failure);
    String reason = server.host() + ": " + smtpRefusal.reason(failure);
    return smtpRefusal.isForGood()
        ? new Delivery.Rejected(reason)
        : new Delivery.Deferred(
            reason, smtpRefusal.stage() != SmtpRefusal.Stage.ENTRY, smtpRefusal.mayBeAtDomain());
  }
}
