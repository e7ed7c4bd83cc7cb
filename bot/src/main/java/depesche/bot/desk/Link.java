package depesche.bot.desk;

import static depesche.bot.desk.Verdicts.refused;
import static depesche.bot.desk.Verdicts.taken;

import depesche.adjudicator.Verdict;
import depesche.bot.chance.Tokens;
import depesche.bot.desk.DeskFact.Refusal;
import depesche.bot.ledger.LinkRow;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredGame;
import depesche.bot.mime.Address;
import depesche.bot.report.Heading;
import depesche.bot.report.Mail;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// `LINK` by mail, `LINK anna@example.org` on Discord, and there `LINK` with the code: ties an
/// account to an address. The code always comes by the other channel, so both must be one person's.
final class Link implements Desk {

  private static final Duration DAY = Duration.ofDays(1);
  private static final int A_DAY = 3;
  private static final String SALT = "link";

  @Override
  public List<String> words() {
    return List.of("LINK", "UNLINK");
  }

  @Override
  public Form form(String word) {
    return Form.ONE_WORD;
  }

  @Override
  public Verdict serve(Visit visit, Command command) {
    if (command.word(0).equals("UNLINK")) {
      return unlink(visit);
    }
    if (!visit.isCall()) {
      return byMail(visit);
    }
    String account = visit.account().orElseThrow();
    return Address.read(command.rest(1))
        .map(address -> send(visit, account, address.text()))
        .orElseGet(() -> use(visit, account, command.said(1).toLowerCase(Locale.ROOT)));
  }

  private static Verdict byMail(Visit visit) {
    if (visit.isMastersAddress() && !visit.master()) {
      return refused(new Refusal.Unproven("SIGNON MASTER the-password"));
    }
    return taken(new DeskFact.LinkCoded(code(visit, visit.address, "")));
  }

  private static Verdict send(Visit visit, String account, String address) {
    boolean masters = address.equals(Address.same(visit.staff.settings().master().address()));
    if (masters && visit.staff.settings().master().password().isPresent()) {
      return refused(new Refusal.LinkMaster());
    }
    boolean tooOften =
        visit.book.directory().links(account, visit.now.minus(DAY)).size() >= A_DAY
            || visit.book.answersTo(address, visit.now.minus(DAY)) >= A_DAY;
    if (tooOften) {
      return refused(new Refusal.LinkTooOften(A_DAY));
    }
    Answers.count(visit, address);
    Mail mail =
        new Mail.Answer(
            Heading.none(visit.zone()),
            List.of(new DeskFact.LinkAsked(code(visit, address, account))));
    visit
        .staff
        .herald()
        .post(
            visit.book,
            "link." + visit.sign,
            List.of(address),
            Optional.empty(),
            mail,
            Optional.empty(),
            visit.now);
    return taken(new DeskFact.LinkSent(address));
  }

  private static String code(Visit visit, String address, String account) {
    String code = Tokens.password();
    LinkRow row = new LinkRow();
    row.code = Tokens.hash(SALT, code);
    row.address = address;
    row.person = account;
    row.made = visit.now;
    visit.book.enter(row);
    return code;
  }

  private static Verdict use(Visit visit, String account, String word) {
    Optional<LinkRow> good =
        visit
            .book
            .directory()
            .link(Tokens.hash(SALT, word))
            .filter(row -> row.person.isEmpty() || row.person.equals(account))
            .filter(row -> row.made.isAfter(visit.now.minus(DAY)));
    if (good.isEmpty()) {
      return refused(new Refusal.LinkWrong(word));
    }
    String address = good.get().address;
    Optional<String> clash = tie(visit, account, address);
    if (clash.isPresent()) {
      return refused(new Refusal.LinkClash(clash.get()));
    }
    visit.book.directory().forget(good.get());
    return taken(new DeskFact.Linked(address));
  }

  /// Ties an account to an address.
  ///
  /// @return the game in which both have a seat, and nothing was tied
  private static Optional<String> tie(Visit visit, String account, String address) {
    Optional<PlayerRow> before = visit.book.directory().account(account);
    Optional<PlayerRow> there = visit.book.player(address);
    Optional<PlayerRow> lone = before.filter(row -> !row.hasMail());
    if (lone.isPresent() && there.isEmpty()) {
      lone.get().address = address;
      return Optional.empty();
    }
    PlayerRow player = there.orElseGet(() -> register(visit, address));
    if (lone.isPresent()) {
      Optional<String> clash = clash(visit, lone.get(), player);
      if (clash.isPresent()) {
        return clash;
      }
      visit.book.directory().merge(lone.get(), player);
    } else {
      before.ifPresent(row -> row.discord = null);
      visit.book.flush();
    }
    player.discord = account;
    return Optional.empty();
  }

  private static PlayerRow register(Visit visit, String address) {
    PlayerRow player = new PlayerRow();
    player.address = address;
    player.zone = visit.staff.settings().games().zone();
    return visit.book.enter(player);
  }

  private static Optional<String> clash(Visit visit, PlayerRow one, PlayerRow other) {
    return visit.book.games().stream()
        .filter(game -> sits(game, one) && sits(game, other))
        .map(game -> game.name())
        .findFirst();
  }

  private static boolean sits(StoredGame game, PlayerRow player) {
    return game.seats().stream().anyMatch(seat -> seat.isOf(player));
  }

  private static Verdict unlink(Visit visit) {
    Optional<PlayerRow> player = visit.player().filter(row -> row.discord != null && row.hasMail());
    if (player.isEmpty()) {
      return refused(new Refusal.LinkMissing());
    }
    if (!visit.isKnown()) {
      return refused(visit.unproven());
    }
    player.get().discord = null;
    return taken(new DeskFact.Unlinked());
  }
}
