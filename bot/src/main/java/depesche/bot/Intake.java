package depesche.bot;

import depesche.bot.ledger.Book;
import depesche.bot.ledger.InboxRow;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.TalkRow;
import depesche.bot.mime.Fingerprint;
import depesche.bot.post.Arrival;
import depesche.bot.post.Receiver;
import depesche.bot.post.discord.Call;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Takes what comes, by mail or on Discord, into the ledger: once, and durably before the post
/// hears that it is there.
final class Intake implements Receiver {

  private static final Logger LOG = LoggerFactory.getLogger(Intake.class);

  private final Ledger ledger;
  private final Runnable wake;
  private final AtomicLong steps = new AtomicLong();

  /// @param wake follows when something new is there to read
  Intake(Ledger ledger, Runnable wake) {
    this.ledger = ledger;
    this.wake = wake;
  }

  /// {@return how many messages were stored so far}
  long steps() {
    return steps.get();
  }

  @Override
  public void receive(Arrival arrival) {
    InboxRow message = new InboxRow();
    message.mailbox = arrival.mailbox();
    message.uidValidity = arrival.uidValidity();
    message.uid = arrival.uid();
    message.received = arrival.received();
    message.oversized = arrival.oversized();
    message.bytes = arrival.bytes();
    String place = "UID " + message.uid + " of " + message.mailbox;
    store(message, place, book -> book.registry().store(message));
  }

  /// Many mails are made durable together.
  @Override
  public void settle() {
    ledger.barrier();
    wake.run();
  }

  /// Stores what was said on Discord, at once durably.
  void receive(Call call) {
    ledger.work(book -> row(book, call)).ifPresent(message -> receive(call, message));
    wake.run();
  }

  private void receive(Call call, InboxRow message) {
    store(
        message,
        call.id() + " on Discord",
        book -> {
          Optional<Long> before = book.registry().store(message);
          if (!call.awaitsReply() && book.directory().talk(call.user()).isEmpty()) {
            TalkRow talk = new TalkRow();
            talk.person = call.user();
            book.enter(talk);
          }
          return before;
        });
    ledger.barrier();
  }

  private void store(InboxRow message, String place, Function<Book, Optional<Long>> entry) {
    message.digest = Fingerprint.of(message.bytes);
    steps.incrementAndGet();
    Optional<Long> known = ledger.work(entry);
    LOG.info(
        "message {} {}: {}",
        known.orElse(message.id),
        known.isEmpty() ? "stored" : "was here before",
        place);
  }

  /// {@return a call as it is read} What was changed after we had read it is not read again; but
  /// what we never heard before it was changed is said then.
  private static Optional<InboxRow> row(Book book, Call call) {
    boolean changed = !call.edited().isEmpty() && book.directory().isHeard(call.id());
    if (!changed && call.oddity() == Call.Oddity.EDITED) {
      return Optional.empty();
    }
    return Optional.of(row(changed && call.oddity() != Call.Oddity.PUBLIC ? call.unread() : call));
  }

  private static InboxRow row(Call call) {
    InboxRow message = new InboxRow();
    message.mailbox = InboxRow.DISCORD;
    message.uidValidity = call.edited().isEmpty() ? 0 : Long.parseLong(call.edited());
    message.uid = Long.parseUnsignedLong(call.id());
    message.received = call.said();
    message.bytes = call.bytes();
    return message;
  }
}
