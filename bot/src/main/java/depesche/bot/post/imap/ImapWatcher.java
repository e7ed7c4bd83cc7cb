package depesche.bot.post.imap;

import depesche.bot.post.ConnectionFailure;
import depesche.bot.post.MailEndpoint;
import jakarta.mail.AuthenticationFailedException;
import jakarta.mail.FolderNotFoundException;
import jakarta.mail.MessagingException;
import java.time.Duration;
import java.time.Instant;
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
public final class ImapWatcher implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(ImapWatcher.class);

  private static final Duration FIRST_PAUSE = Duration.ofSeconds(1);
  private static final Duration LONGEST_PAUSE = Duration.ofMinutes(5);

  private static final Duration FIRST_WAKE = Duration.ofMillis(4);

  /// A line on which nothing is said for half an hour may be cut by anybody on the way.
  private static final Duration LONGEST_WAIT = Duration.ofMinutes(10);

  /// How long an answer to a small question may take before the line is cut.
  private static final Duration PATIENCE = MailEndpoint.ANSWER;

  private final ImapSettings imapSettings;
  private final MailboxReader mailboxReader;
  private final FlagCheck flagCheck;
  private final MailboxCatchUp mailboxCatchUp;
  private final Thread watcher;
  private final AtomicReference<Optional<String>> trouble =
      new AtomicReference<>(Optional.of("not connected yet"));
  private final AtomicReference<@Nullable ImapConnection> line = new AtomicReference<>();

  /// Threads wait here and are never interrupted: an interrupt in the midst of storing would tear
  /// the database's file from under everybody.
  private final LookRequests lookRequests = new LookRequests();

  private ImapWatcher(ImapSettings imapSettings, Receiver receiver, MailboxCatchUp mailboxCatchUp) {
    this.imapSettings = imapSettings;
    this.mailboxReader = new MailboxReader(imapSettings, receiver);
    this.flagCheck = new FlagCheck(imapSettings, receiver);
    this.mailboxCatchUp = mailboxCatchUp;
    this.watcher = Thread.ofVirtual().name("imap").unstarted(this::run);
  }

  /// Begins to watch; returns at once. Unread mails that are there come first.
  public static ImapWatcher watch(
      ImapSettings imapSettings, Receiver receiver, MailboxCatchUp mailboxCatchUp) {
    ImapWatcher imapWatcher = new ImapWatcher(imapSettings, receiver, mailboxCatchUp);
    imapWatcher.watcher.start();
    return imapWatcher;
  }

  /// Opens the mailbox once and closes it again; touches nothing in it.
  ///
  /// @return why that did not succeed, in one line; empty when all is well
  public static Optional<String> tried(ImapSettings imapSettings) {
    try (ImapConnection _ = ImapConnection.open(imapSettings)) {
      return Optional.empty();
    } catch (MessagingException | RuntimeException e) {
      return Optional.of(explain(imapSettings, e));
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
    long request = lookRequests.ask();
    Duration patience = FIRST_WAKE;
    while (!lookRequests.answered(request, patience)) {
      // A watcher that was just about to wait for news missed the request: it is woken again.
      ImapConnection imapConnection = line.get();
      if (imapConnection != null) {
        wake(imapConnection);
      }
      patience = patience.multipliedBy(2);
      if (patience.compareTo(PATIENCE) > 0) {
        return false;
      }
    }
    return lookRequests.succeeded(request);
  }

  private void run() {
    Duration pause = FIRST_PAUSE;
    while (!closed()) {
      try (ImapConnection imapConnection = ImapConnection.open(imapSettings)) {
        line.set(imapConnection);
        trouble(Optional.empty());
        pause = FIRST_PAUSE;
        watch(imapConnection);
      } catch (MessagingException | RuntimeException e) {
        trouble(Optional.of(explain(imapSettings, e)));
        lookRequests.fail();
      } finally {
        line.set(null);
      }
      pause = rest(pause);
    }
  }

  private void watch(ImapConnection imapConnection) throws MessagingException {
    CountDownLatch over = new CountDownLatch(1);
    Thread.ofVirtual().name("imap poll").start(() -> poke(imapConnection, over));
    try {
      while (!closed() && imapConnection.connected()) {
        sweep(imapConnection);
        if (imapConnection.news()) {
          continue;
        }
        if (imapConnection.idles()) {
          imapConnection.idle();
        } else {
          lookRequests.rest(imapSettings.poll());
        }
      }
    } finally {
      over.countDown();
    }
  }

  private void sweep(ImapConnection imapConnection) throws MessagingException {
    long request = lookRequests.begin();
    Optional<Instant> since = mailboxCatchUp.since();
    List<ImapConnection.Waiting> messages =
        since.isEmpty()
            ? flagCheck.with(imapConnection.waiting(), imapConnection)
            : imapConnection.since(since.get());
    if (since.isPresent()) {
      messages.stream()
          .filter(ImapConnection.Waiting::known)
          .map(ImapConnection.Waiting::received)
          .max(Comparator.naturalOrder())
          .ifPresent(mailboxCatchUp::stored);
    }
    boolean all = true;
    boolean hoard = since.isEmpty() && mailboxReader.isHoard(messages);
    List<List<ImapConnection.Waiting>> parts = MailboxReader.parts(messages);
    for (List<ImapConnection.Waiting> some : hoard ? parts.reversed() : parts) {
      // Mails that come meanwhile are newer than the rest.
      if (closed() || (hoard && !some.equals(parts.getLast()) && imapConnection.news())) {
        return;
      }
      all &= mailboxReader.take(imapConnection, some);
      if (mailboxReader.isAway()) {
        lookRequests.fail();
        return;
      }
    }
    if (all) {
      flagCheck.done();
    }
    if (since.isPresent() && all) {
      mailboxCatchUp.done();
    }
    lookRequests.succeed(request);
  }

  /// Ends the waiting now and then, so that the mailbox is looked at.
  private void poke(ImapConnection imapConnection, CountDownLatch over) {
    Duration poll = imapSettings.poll();
    while (elapsed(over, poll.compareTo(LONGEST_WAIT) < 0 ? poll : LONGEST_WAIT)) {
      wake(imapConnection);
    }
  }

  /// Ends the waiting for news; cuts a line on which nobody answers that.
  private void wake(ImapConnection imapConnection) {
    Optional<Object> wait = imapConnection.underWay();
    Thread question = Thread.ofVirtual().start(() -> ask(imapConnection));
    if (!endsInTime(question) && wait.isPresent() && wait.equals(imapConnection.underWay())) {
      LOG.warn("the mail server {} is silent: connecting anew", imapSettings.server().host());
      imapConnection.close();
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

  private static void ask(ImapConnection imapConnection) {
    try {
      imapConnection.wake();
    } catch (MessagingException | RuntimeException e) {
      imapConnection.close();
    }
  }

  private Duration rest(Duration pause) {
    lookRequests.rest(pause);
    Duration twice = pause.multipliedBy(2);
    return twice.compareTo(LONGEST_PAUSE) > 0 ? LONGEST_PAUSE : twice;
  }

  private boolean closed() {
    return lookRequests.closed();
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

  private static String explain(ImapSettings imapSettings, Exception failure) {
    String host = imapSettings.server().host() + ":" + imapSettings.server().port();
    if (failure instanceof AuthenticationFailedException) {
      return "mail server "
          + host
          + " refuses user or password: set them right, and start the server again";
    }
    if (failure instanceof FolderNotFoundException) {
      return "mail server " + host + " has no mailbox " + imapSettings.folder() + ": name another";
    }
    return "mail server " + host + " cannot be reached: " + ConnectionFailure.reason(failure);
  }

  /// Says a trouble once when it comes and once when it is over.
  private void trouble(Optional<String> now) {
    Optional<String> before = trouble.getAndSet(now);
    if (!closed() && !now.equals(before)) {
      now.ifPresentOrElse(LOG::warn, () -> LOG.info("watching {}", imapSettings.mailbox()));
    }
  }

  /// Stops watching; returns when no message is being handed over any more.
  @Override
  public void close() {
    lookRequests.close();
    ImapConnection imapConnection = line.get();
    if (imapConnection != null) {
      imapConnection.close();
    }
    if (!Thread.currentThread().equals(watcher) && !endsInTime(watcher)) {
      LOG.warn("still busy with a message from {}", imapSettings.mailbox());
    }
  }
}
