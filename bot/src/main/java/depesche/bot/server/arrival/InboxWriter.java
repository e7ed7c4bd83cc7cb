package depesche.bot.server.arrival;

import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.UnitOfWork;
import depesche.bot.ledger.database.SchemaSteps;
import depesche.bot.ledger.discord.TalkRow;
import depesche.bot.ledger.file.LedgerClosed;
import depesche.bot.ledger.mail.InboxRow;
import depesche.bot.mime.Fingerprint;
import depesche.bot.post.discord.DiscordInput;
import depesche.bot.post.imap.IncomingMail;
import depesche.bot.post.imap.Receiver;
import depesche.bot.server.threads.Fault;
import depesche.bot.server.threads.Outage;
import depesche.bot.server.threads.Outages;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Takes what comes, by mail or on Discord, into the ledger: once, and durably before the post
/// hears that it is there.
public final class InboxWriter implements Receiver {

  private static final Logger LOG = LoggerFactory.getLogger(InboxWriter.class);

  private static final Duration HOUR = Duration.ofHours(1);

  private final Ledger ledger;
  private final Outage outage;
  private final Runnable wake;
  private final AtomicLong steps = new AtomicLong();

  /// @param wake follows when something new is there to read
  public InboxWriter(Ledger ledger, Outages outages, Runnable wake) {
    this.ledger = ledger;
    this.outage = outages.of(LOG, "letters");
    this.wake = wake;
  }

  /// {@return how many messages were stored so far}
  public long steps() {
    return steps.get();
  }

  @Override
  public boolean isNew() {
    return ledger.<Optional<Instant>>work(unitOfWork -> unitOfWork.agenda().firstGame()).isEmpty();
  }

  @Override
  public void receive(IncomingMail incomingMail) {
    receive(List.of(incomingMail));
  }

  /// In one transaction.
  @Override
  public void receive(List<IncomingMail> mails) {
    List<InboxRow> messages = mails.stream().map(InboxWriter::row).toList();
    List<Optional<Long>> known = unlessAway(() -> store(messages));
    for (int i = 0; i < messages.size(); i++) {
      InboxRow message = messages.get(i);
      note(message, "UID " + message.uid + " of " + message.mailbox, known.get(i));
    }
  }

  private List<Optional<Long>> store(List<InboxRow> messages) {
    return ledger.together(
        messages.stream()
            .<Function<UnitOfWork, Optional<Long>>>map(
                message -> unitOfWork -> unitOfWork.registry().store(message))
            .toList(),
        _ -> false);
  }

  @Override
  public Optional<Instant> flagsInDoubt() {
    return ledger.database().wasLeftOpen()
        ? new SchemaSteps(ledger.database()).begun(ledger.source())
        : Optional.empty();
  }

  @Override
  public Set<Long> missing(String mailbox, long uidValidity, List<Long> uids) {
    return unlessAway(
        () ->
            ledger.<Set<Long>>work(
                unitOfWork -> unitOfWork.registry().missing(mailbox, uidValidity, uids)));
  }

  private <T> T unlessAway(Supplier<T> work) {
    try {
      T done = work.get();
      outage.over();
      return done;
    } catch (LedgerClosed e) {
      throw new Receiver.Away("the server stops, or another node has the office", e);
    } catch (RuntimeException e) {
      Fault fault = Fault.of(e);
      if (fault.away()) {
        outage.failed(e);
        throw new Receiver.Away(fault.cause(), e);
      }
      throw e;
    }
  }

  private static InboxRow row(IncomingMail incomingMail) {
    InboxRow message = new InboxRow();
    message.mailbox = incomingMail.mailbox();
    message.uidValidity = incomingMail.uidValidity();
    message.uid = incomingMail.uid();
    message.received = incomingMail.received();
    message.oversized = incomingMail.oversized();
    message.bytes = incomingMail.bytes();
    message.digest = Fingerprint.of(message.bytes);
    return message;
  }

  /// Many mails are made durable together.
  @Override
  public void settle() {
    unlessAway(
        () -> {
          ledger.barrier();
          return ledger;
        });
    wake.run();
  }

  /// Stores what was said on Discord, at once durably.
  void receive(DiscordInput discordInput) {
    ledger
        .work(unitOfWork -> row(unitOfWork, discordInput))
        .ifPresent(message -> receive(discordInput, message));
    wake.run();
  }

  private void receive(DiscordInput discordInput, InboxRow message) {
    Optional<Long> known =
        ledger.work(
            unitOfWork -> {
              Optional<Long> before = unitOfWork.registry().store(message);
              if (!discordInput.awaitsReply()
                  && unitOfWork.directory().talk(discordInput.user()).isEmpty()) {
                TalkRow talk = new TalkRow();
                talk.person = discordInput.user();
                unitOfWork.enter(talk);
              }
              return before;
            });
    note(message, discordInput.id() + " on Discord", known);
    ledger.barrier();
  }

  private void note(InboxRow message, String place, Optional<Long> known) {
    steps.incrementAndGet();
    LOG.info(
        "message {} {}: {}",
        known.orElse(message.id),
        known.isEmpty() ? "stored" : "was here before",
        place);
  }

  /// {@return a call as it is read} A change is none if the words are those that we know; and what
  /// names us no more, or is there no more, concerns us only if we had read it.
  private static Optional<InboxRow> row(UnitOfWork unitOfWork, DiscordInput discordInput) {
    List<DiscordInput> known =
        discordInput.edited().isEmpty() && discordInput.oddity() != DiscordInput.Oddity.DELETED
            ? List.of()
            : unitOfWork.directory().versions(Long.parseUnsignedLong(discordInput.id())).stream()
                .map(row -> DiscordInput.read(row.bytes))
                .toList();
    return switch (discordInput.oddity()) {
      case EDITED -> known.stream().findFirst().map(_ -> row(discordInput));
      case DELETED ->
          known.stream()
              .findFirst()
              .map(discordInput::by)
              .filter(said -> !isTold(unitOfWork, said))
              .map(InboxWriter::row);
      case NONE, ATTACHMENTS, PUBLIC, ROLE ->
          Optional.of(discordInput)
              .filter(_ -> known.isEmpty() || !known.getLast().lines().equals(discordInput.lines()))
              .map(InboxWriter::row);
    };
  }

  /// Somebody who clears up is told once what that means.
  private static boolean isTold(UnitOfWork unitOfWork, DiscordInput deleted) {
    return unitOfWork.directory().deleted(deleted.said().minus(HOUR)).stream()
        .map(row -> DiscordInput.read(row.bytes).user())
        .anyMatch(deleted.user()::equals);
  }

  private static InboxRow row(DiscordInput discordInput) {
    InboxRow message = new InboxRow();
    message.mailbox = InboxRow.DISCORD;
    message.uidValidity =
        discordInput.oddity() == DiscordInput.Oddity.DELETED
            ? InboxRow.DELETED
            : discordInput.edited().isEmpty() ? 0 : Long.parseLong(discordInput.edited());
    message.uid = Long.parseUnsignedLong(discordInput.id());
    message.received = discordInput.said();
    message.bytes = discordInput.bytes();
    message.digest = Fingerprint.of(message.bytes);
    return message;
  }
}
