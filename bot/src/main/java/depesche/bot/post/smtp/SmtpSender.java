package depesche.bot.post.smtp;

import depesche.bot.mime.Address;
import depesche.bot.post.ConnectionFailure;
import depesche.bot.post.Delivery;
import depesche.bot.post.MailEndpoint;
import jakarta.mail.AuthenticationFailedException;
import jakarta.mail.MessagingException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/// Hands finished messages to a mail server, one after the other. The connection is kept for some
/// seconds, so that a round of reports needs one; if the server has closed it meanwhile, that costs
/// nothing but another.
public final class SmtpSender implements AutoCloseable {

  /// Servers wait for minutes; nobody should wait for us.
  private static final Duration IDLE = Duration.ofSeconds(10);

  private final MailEndpoint server;
  private final ReentrantLock talking = new ReentrantLock();
  private Optional<SmtpConnection> kept = Optional.empty();
  private long lastUse;
  private boolean watched;

  public SmtpSender(MailEndpoint server) {
    this.server = server;
  }

  /// Sends one message, its bytes unchanged, to one recipient. Returns within a few minutes at
  /// most, whatever the server does.
  ///
  /// @param envelopeFrom where bounces go; empty for nowhere
  public Delivery send(String envelopeFrom, String to, byte[] message) {
    Optional<Address> recipient = Address.read(to);
    if (recipient.isEmpty()
        || !(envelopeFrom.isEmpty() || Address.read(envelopeFrom).isPresent())) {
      return new Delivery.Rejected("not an address that mail can go to");
    }
    talking.lock();
    try {
      Optional<Delivery> first = sent(envelopeFrom, recipient.get(), message);
      return first.isPresent()
          ? first.get()
          : sent(envelopeFrom, recipient.get(), message).orElseThrow();
    } catch (MessagingException e) {
      return judge(e);
    } finally {
      talking.unlock();
    }
  }

  /// {@return what came of it; empty if it is to be tried once more, by a fresh connection}
  private Optional<Delivery> sent(String envelopeFrom, Address to, byte[] message)
      throws MessagingException {
    SmtpConnection line = line(to);
    kept = Optional.empty();
    try {
      if (!line.reaches(to)) {
        return Optional.of(
            new Delivery.Rejected(server.host() + " takes no address beyond ASCII (SMTPUTF8)"));
      }
      line.send(envelopeFrom, to, message);
      kept = Optional.of(line);
    } catch (MessagingException e) {
      if (!line.isWornOut()) {
        throw e;
      }
    } finally {
      if (kept.isEmpty()) {
        line.close();
      }
    }
    lastUse = System.nanoTime();
    watch(IDLE.toNanos());
    return kept.map(_ -> new Delivery.Accepted());
  }

  /// {@return the line that was kept, or a fresh one}
  private SmtpConnection line(Address to) throws MessagingException {
    if (kept.filter(line -> line.isFor(to)).isPresent()) {
      return kept.get();
    }
    kept.ifPresent(SmtpConnection::close);
    kept = Optional.empty();
    return SmtpConnection.open(server, to.isAscii());
  }

  private void watch(long nanos) {
    if (!watched) {
      watched = true;
      CompletableFuture.delayedExecutor(nanos, TimeUnit.NANOSECONDS).execute(this::look);
    }
  }

  /// Hangs up what nobody has used for a while.
  private void look() {
    talking.lock();
    try {
      watched = false;
      long left = IDLE.toNanos() - (System.nanoTime() - lastUse);
      if (kept.isPresent() && left > 0) {
        watch(left);
      } else {
        close();
      }
    } finally {
      talking.unlock();
    }
  }

  /// Hangs up, unless a mail is just being handed over: a server that is silent then keeps nobody
  /// from going.
  @Override
  public void close() {
    if (talking.tryLock()) {
      try {
        kept.ifPresent(SmtpConnection::close);
        kept = Optional.empty();
      } finally {
        talking.unlock();
      }
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
        : new Delivery.Deferred(reason, smtpRefusal.stage() != SmtpRefusal.Stage.ENTRY);
  }
}
