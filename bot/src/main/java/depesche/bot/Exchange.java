package depesche.bot;

import depesche.adjudicator.TitleWords;
import depesche.bot.desk.Enquiry;
import depesche.bot.ledger.HeardRow;
import depesche.bot.ledger.Ledger;
import depesche.bot.ledger.LoginRow;
import depesche.bot.ledger.PlaceRow;
import depesche.bot.ledger.StoredGame;
import depesche.bot.post.discord.Call;
import depesche.bot.post.discord.Switchboard;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// What the client of Discord has to say to the ledger, and what it must know from it.
final class Exchange implements Switchboard {

  private final Ledger ledger;
  private final Intake intake;
  private final Enquiry enquiry;
  private final Runnable wake;

  Exchange(Ledger ledger, Intake intake, Enquiry enquiry, Runnable wake) {
    this.ledger = ledger;
    this.intake = intake;
    this.enquiry = enquiry;
    this.wake = wake;
  }

  @Override
  public List<TitleWords.Shortcut> shortcuts() {
    return enquiry.shortcuts();
  }

  @Override
  public void store(Call call) {
    intake.receive(call);
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
