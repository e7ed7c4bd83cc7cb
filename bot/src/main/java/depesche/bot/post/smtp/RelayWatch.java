package depesche.bot.post.smtp;

import depesche.bot.post.Delivery;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Whether the mail server lets us in. As long as it does not, each mail is put off: that is said
/// once, and once that it does again.
public final class RelayWatch {

  private static final Logger LOG = LoggerFactory.getLogger(RelayWatch.class);

  private final AtomicReference<Optional<String>> trouble = new AtomicReference<>(Optional.empty());

  /// Notes what the server said to a mail.
  public void note(Delivery delivery) {
    Optional<String> now =
        delivery instanceof Delivery.Deferred deferred && !deferred.refused()
            ? Optional.of(deferred.reason())
            : Optional.empty();
    Optional<String> before = trouble.getAndSet(now);
    if (now.isPresent() && before.isEmpty()) {
      LOG.error("no mail can be sent: {}; it is tried again, more and more rarely", now.get());
    } else if (now.isEmpty() && before.isPresent()) {
      LOG.info("mail can be sent again");
    }
  }

  /// {@return why no mail can be sent, if the last that was tried did not get as far as its
  /// recipient}
  public Optional<String> trouble() {
    return trouble.get();
  }
}
