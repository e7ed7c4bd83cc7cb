package depesche.bot.post;

import jakarta.mail.AuthenticationFailedException;
import jakarta.mail.FolderNotFoundException;
import jakarta.mail.MessagingException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Watches one mailbox and hands over what arrives, in the order of arrival: told by the server
/// (IDLE), and with a look of its own beside it.
public final class Imap implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Imap.class);

  private static final Duration FIRST_PAUSE = Duration.ofSeconds(1);
  private static final Duration LONGEST_PAUSE = Duration.ofMinutes(5);

  private static final Duration FIRST_WAKE = Duration.ofMillis(4);

  /// How long an answer to a small question may take before the line is cut.
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final Settings settings;
  private final Handover handover;
  private final Recall recall;
  private final Thread watcher;
  private final AtomicReference<Optional<String>> trouble =
      new AtomicReference<>(Optional.of("not connected yet"));
  private final AtomicReference<@Nullable Inbox> line = new AtomicReference<>();

  /// Threads wait here and are never interrupted: an interrupt in the midst of storing would tear
  /// the database's file from under everybody.
  private final Looks looks = new Looks();

  /// What to watch and how.
  ///
  /// @param poll how often to look even when the server says nothing
  /// @param limit the longest message that is fetched whole, in bytes
  /// @param clock for how far back a look goes
  public record Settings(
      MailServer server, String folder, Duration poll, int limit, InstantSource clock) {

    String mailbox() {
      String user = server.login().map(MailServer.Login::user).orElse("");
      return user + "@" + server.host() + ":" + server.port() + "/" + folder;
    }
  }

  private Imap(Settings settings, Receiver receiver, Recall recall) {
    this.settings = settings;
    this.handover = new Handover(settings, receiver);
    this.recall = recall;
    this.watcher = Thread.ofVirtual().name("imap").unstarted(this::run);
  }

  /// Begins to watch; returns at once. What already lies there unread comes first.
  public static Imap watch(Settings settings, Receiver receiver, Recall recall) {
    Imap imap = new Imap(settings, receiver, recall);
    imap.watcher.start();
    return imap;
  }

  /// Opens the mailbox once and closes it again; touches nothing in it.
  ///
  /// @return why that did not succeed, in one line; empty when all is well
  public static Optional<String> tried(Settings settings) {
    try (Inbox _ = Inbox.open(settings)) {
      return Optional.empty();
    } catch (MessagingException | RuntimeException e) {
      return Optional.of(explain(settings, e));
    }
  }

  /// {@return why no mail can be fetched at the moment, in one line; empty when all is well}
  public Optional<String> trouble() {
    return trouble.get();
  }

  /// Looks once more, now: everything that lay in the mailbox when this was called has been
  /// received when it returns.
  ///
  /// @return whether that look succeeded; false if the server cannot be reached
  public boolean scan() {
    long request = looks.ask();
    Duration patience = FIRST_WAKE;
    while (!looks.answered(request, patience)) {
      // A watcher that was just about to wait for news missed the request: it is woken again.
      Inbox inbox = line.get();
      if (inbox != null) {
        wake(inbox);
      }
      patience = patience.multipliedBy(2);
      if (patience.compareTo(PATIENCE) > 0) {
        return false;
      }
    }
    return looks.succeeded(request);
  }

  private void run() {
    Duration pause = FIRST_PAUSE;
    while (!closed()) {
      try (Inbox inbox = Inbox.open(settings)) {
        line.set(inbox);
        trouble(Optional.empty());
        pause = FIRST_PAUSE;
        watch(inbox);
      } catch (MessagingException | RuntimeException e) {
        trouble(Optional.of(explain(settings, e)));
        looks.fail();
      } finally {
        line.set(null);
      }
      pause = rest(pause);
    }
  }

  private void watch(Inbox inbox) throws MessagingException {
    CountDownLatch over = new CountDownLatch(1);
    Thread.ofVirtual().name("imap poll").start(() -> poke(inbox, over));
    try {
      while (!closed() && inbox.connected()) {
        sweep(inbox);
        if (inbox.news()) {
          continue;
        }
        if (inbox.idles()) {
          inbox.idle();
        } else {
          looks.rest(settings.poll());
        }
      }
    } finally {
      over.countDown();
    }
  }

  private void sweep(Inbox inbox) throws MessagingException {
    long request = looks.begin();
    Optional<Instant> since = recall.since();
    List<Inbox.Waiting> messages = since.isEmpty() ? inbox.waiting() : inbox.since(since.get());
    if (since.isPresent()) {
      messages.stream()
          .filter(Inbox.Waiting::known)
          .map(Inbox.Waiting::received)
          .max(Comparator.naturalOrder())
          .ifPresent(recall::stored);
    }
    boolean all = true;
    for (List<Inbox.Waiting> some : Handover.parts(messages)) {
      if (closed()) {
        return;
      }
      all &= handover.take(inbox, some);
    }
    if (since.isPresent() && all) {
      recall.done();
    }
    looks.succeed(request);
  }

  /// Ends the waiting now and then, so that the mailbox is looked at; cuts a line that is dead.
  private void poke(Inbox inbox, CountDownLatch over) {
    while (elapsed(over, settings.poll())) {
      Thread question = Thread.ofVirtual().start(() -> wake(inbox));
      if (!endsInTime(question)) {
        LOG.warn("the mail server {} is silent: connecting anew", settings.server().host());
        inbox.close();
        return;
      }
    }
  }

  private static boolean endsInTime(Thread thread) {
    try {
      return thread.join(PATIENCE);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return true;
    }
  }

  private static void wake(Inbox inbox) {
    try {
      inbox.wake();
    } catch (MessagingException | RuntimeException e) {
      inbox.close();
    }
  }

  private Duration rest(Duration pause) {
    looks.rest(pause);
    Duration twice = pause.multipliedBy(2);
    return twice.compareTo(LONGEST_PAUSE) > 0 ? LONGEST_PAUSE : twice;
  }

  private boolean closed() {
    return looks.closed();
  }

  /// {@return whether the time went by before the end came}
  private static boolean elapsed(CountDownLatch end, Duration time) {
    try {
      return !end.await(time.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private static String explain(Settings settings, Exception failure) {
    String host = settings.server().host() + ":" + settings.server().port();
    if (failure instanceof AuthenticationFailedException) {
      return "mail server " + host + " refuses user or password: set them right";
    }
    if (failure instanceof FolderNotFoundException) {
      return "mail server " + host + " has no mailbox " + settings.folder() + ": name another";
    }
    return "mail server " + host + " cannot be reached: " + Handshake.reason(failure);
  }

  /// Says a trouble once when it comes and once when it is over.
  private void trouble(Optional<String> now) {
    Optional<String> before = trouble.getAndSet(now);
    if (!closed() && !now.equals(before)) {
      now.ifPresentOrElse(LOG::warn, () -> LOG.info("watching {}", settings.mailbox()));
    }
  }

  /// Stops watching; returns when no message is being handed over any more.
  @Override
  public void close() {
    looks.close();
    Inbox inbox = line.get();
    if (inbox != null) {
      inbox.close();
    }
    if (!Thread.currentThread().equals(watcher) && !endsInTime(watcher)) {
      LOG.warn("still busy with a message from {}", settings.mailbox());
    }
  }
}
