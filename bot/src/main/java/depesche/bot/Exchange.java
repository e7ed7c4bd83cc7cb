package depesche.bot;

import depesche.adjudicator.TitleWords;
import depesche.bot.desk.Enquiry;
import depesche.bot.ledger.Book;
import depesche.bot.ledger.HeardRow;
import depesche.bot.ledger.InboxRow;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.LoginRow;
import depesche.bot.ledger.PlaceRow;
import depesche.bot.ledger.StoredGame;
import depesche.bot.ledger.TalkRow;
import depesche.bot.mime.Fingerprint;
import depesche.bot.post.discord.Call;
import depesche.bot.post.discord.Switchboard;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// What is said on Discord on its way into the ledger, and what the client of Discord must know
/// from it.
final class Exchange implements Switchboard {

  private static final Logger LOG = LoggerFactory.getLogger(Exchange.class);

  private final Ledger ledger;
  private final Enquiry enquiry;
  private final Runnable wake;

  Exchange(Ledger ledger, Enquiry enquiry, Runnable wake) {
    this.ledger = ledger;
    this.enquiry = enquiry;
    this.wake = wake;
  }

  @Override
  public List<TitleWords.Shortcut> shortcuts() {
    return enquiry.shortcuts();
  }

  @Override
  public void store(Call call) {
    Optional<InboxRow> row = ledger.work(book -> row(book, call));
    row.ifPresent(message -> store(call, message));
    wake.run();
  }

  private void store(Call call, InboxRow message) {
    Optional<Long> known =
        ledger.work(
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
    LOG.info(
        "message {} {}: {} on Discord",
        known.orElse(message.id),
        known.isEmpty() ? "stored" : "was here before",
        call.id());
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
    message.digest = Fingerprint.of(message.bytes);
    return message;
  }

  private static String later(String one, String other) {
    return Long.compareUnsigned(Long.parseUnsignedLong(one), Long.parseUnsignedLong(other)) > 0
        ? one
        : other;
  }

  @Override
  public Optional<Form> form(String user, String channel, String game) {
    return ledger.work(book -> enquiry.form(book, user, channel, game));
  }

  @Override
  public List<String> suggest(Typing typing) {
    return ledger.work(book -> enquiry.suggest(book, typing));
  }

  @Override
  public Optional<String> place(String game) {
    return ledger
        .work(book -> book.game(game).flatMap(book.directory()::place))
        .map(row -> row.channel);
  }

  @Override
  public void placed(String game, String id) {
    ledger.work(
        book -> {
          StoredGame row = book.game(game).orElseThrow();
          PlaceRow place = book.directory().place(row).orElseGet(() -> book.enter(at(row)));
          place.channel = id;
          return place;
        });
    ledger.barrier();
  }

  private static PlaceRow at(StoredGame game) {
    PlaceRow place = new PlaceRow();
    place.gameId = game.id();
    return place;
  }

  @Override
  public List<String> acquaintances() {
    return ledger.work(book -> book.directory().acquaintances());
  }

  @Override
  public Optional<String> heard() {
    return ledger.work(book -> book.directory().heard()).map(row -> row.message);
  }

  @Override
  public void heard(String id) {
    ledger.work(
        book -> {
          HeardRow row = book.directory().heard().orElseGet(() -> book.enter(new HeardRow()));
          row.message = row.message.isEmpty() ? id : later(row.message, id);
          return row;
        });
  }

  @Override
  public void settled() {
    wake.run();
  }

  @Override
  public List<Instant> logins(Instant since) {
    return ledger.work(book -> book.directory().logins(since)).stream()
        .map(row -> row.presented)
        .toList();
  }

  @Override
  public void login(Instant at) {
    LoginRow row = new LoginRow();
    row.presented = at;
    ledger.work(book -> book.enter(row));
    ledger.barrier();
  }
}
