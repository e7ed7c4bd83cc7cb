package depesche.bot.desk.people;

import static depesche.bot.desk.LineOutcome.refused;
import static depesche.bot.desk.LineOutcome.taken;

import depesche.adjudicator.Fact;
import depesche.bot.chance.RandomTokens;
import depesche.bot.desk.Command;
import depesche.bot.desk.Desk;
import depesche.bot.desk.DeskFact;
import depesche.bot.desk.DeskFact.Refusal;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.desk.Unproven;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.discord.LinkRow;
import depesche.bot.mime.Address;
import depesche.bot.people.LinkFact;
import depesche.bot.people.ListFact;
import depesche.bot.post.discord.Destination;
import depesche.bot.post.discord.DiscordInput;
import depesche.bot.report.Mail;
import depesche.bot.report.MailContext;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// `LINK` by mail, `LINK anna@example.org` on Discord, and there `LINK` with the code: ties an
/// account to an address. The code always comes by the other channel, so both must be one person's.
/// An account that would take the place of another is asked about first, there and by mail, with a
/// code of its own, and both hear of it.
public final class LinkDesk implements Desk {

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
  public LineOutcome serve(Request request, Command command) {
    if (command.word(0).equals("UNLINK")) {
      return unlink(request);
    }
    if (!request.isCall()) {
      return byMail(request, command.said(1).toLowerCase(Locale.ROOT));
    }
    String account = request.envelope.call().map(DiscordInput::user).orElseThrow();
    return Address.read(command.rest(1))
        .map(address -> send(request, account, address.text()))
        .orElseGet(() -> use(request, account, command.said(1).toLowerCase(Locale.ROOT)));
  }

  private static LineOutcome byMail(Request request, String word) {
    if (request.isMastersAddress() && !request.rights.house()) {
      return refused(new Refusal.Unproven("SIGNON MASTER the-password"));
    }
    Optional<LinkRow> move =
        good(request, word)
            .filter(row -> row.moves)
            .filter(row -> request.player().equals(request.unitOfWork.player(row.address)));
    if (move.isPresent()) {
      return link(request, move.get(), move.get().person);
    }
    return taken(new DeskFact.LinkCoded(code(request, request.address, "", false)));
  }

  private static LineOutcome send(Request request, String account, String address) {
    boolean masters = address.equals(Address.same(request.services.settings().master().address()));
    if (masters && request.services.settings().master().password().isPresent()) {
      return refused(new Refusal.LinkMaster());
    }
    boolean tooOften =
        request.unitOfWork.directory().links(account, request.now.minus(DAY)).size() >= A_DAY
            || request.unitOfWork.people().answersTo(address, request.now.minus(DAY)) >= A_DAY;
    if (tooOften) {
      return refused(new Refusal.LinkTooOften(A_DAY));
    }
    request.unitOfWork.people().answered(address, request.now);
    if (request.unitOfWork.lists().isList(address)) {
      return refused(new ListFact.Refusal.PersonIsList(address));
    }
    Mail mail =
        new Mail.Answer(
            MailContext.none(request.zone()),
            List.of(new DeskFact.LinkAsked(code(request, address, account, false))));
    return taken(new DeskFact.LinkSent(address)).with(written(List.of(List.of(address)), mail));
  }

  private static String code(Request request, String address, String account, boolean moves) {
    String code = RandomTokens.password();
    LinkRow row = new LinkRow();
    row.code = RandomTokens.hash(SALT, code);
    row.address = address;
    row.person = account;
    row.moves = moves;
    row.made = request.now;
    request.unitOfWork.enter(row);
    return code;
  }

  private static LineOutcome use(Request request, String account, String word) {
    Optional<LinkRow> good =
        good(request, word)
            .filter(
                row ->
                    row.person.isEmpty()
                        || row.person.equals(account)
                        || (row.moves && account.equals(linked(request, row.address).orElse(""))));
    if (good.isEmpty()) {
      return refused(new Refusal.LinkWrong(word));
    }
    LinkRow row = good.get();
    boolean other = linked(request, row.address).filter(one -> !one.equals(account)).isPresent();
    return !row.moves && other
        ? ask(request, row, account)
        : link(request, row, row.moves ? row.person : account);
  }

  private static Optional<LinkRow> good(Request request, String word) {
    return request
        .unitOfWork
        .directory()
        .link(RandomTokens.hash(SALT, word))
        .filter(row -> row.made.isAfter(request.now.minus(DAY)));
  }

  /// {@return the account that an address has}
  private static Optional<String> linked(Request request, String address) {
    return request.unitOfWork.player(address).flatMap(row -> Optional.ofNullable(row.discord));
  }

  /// Asks whether an account may take the place of the one that an address has.
  private static LineOutcome ask(Request request, LinkRow used, String account) {
    request.unitOfWork.directory().forget(used);
    Fact offered =
        new LinkFact.MoveOffered(used.address, account, code(request, used.address, account, true));
    return taken(new LinkFact.MoveAsked(used.address))
        .with(told(request, used.address, linked(request, used.address), offered));
  }

  /// Links an account to the address of a code; whom it takes the place of hears of it.
  private static LineOutcome link(Request request, LinkRow used, String account) {
    Optional<String> former = linked(request, used.address).filter(one -> !one.equals(account));
    Optional<String> clash = connect(request, account, used.address);
    if (clash.isPresent()) {
      return refused(new Refusal.LinkClash(clash.get()));
    }
    request.unitOfWork.directory().forget(used);
    // The code went by mail, or came from there.
    request.unitOfWork.player(used.address).ifPresent(row -> row.proved = request.now);
    LineOutcome linked = taken(new DeskFact.Linked(used.address));
    return used.moves
        ? linked.with(
            told(request, used.address, former, new LinkFact.AccountMoved(used.address)),
            told(request, "", Optional.of(account), new LinkFact.AccountLinked(used.address)))
        : linked;
  }

  private static LetterEffect told(
      Request request, String address, Optional<String> account, Fact fact) {
    List<List<String>> ways =
        Stream.concat(
                Stream.of(address).filter(one -> !one.isEmpty()),
                account.stream().map(user -> new Destination.Person(user).word()))
            .map(List::of)
            .toList();
    Mail mail = new Mail.Answer(MailContext.none(request.zone()), List.of(fact));
    return written(ways, mail);
  }

  private static LetterEffect written(List<List<String>> ways, Mail mail) {
    return new LetterEffect.Written("link", ways, Optional.empty(), mail);
  }

  /// Links an account to an address.
  ///
  /// @return the game in which both have a seat; then nothing was linked
  private static Optional<String> connect(Request request, String account, String address) {
    Optional<PlayerRow> before = request.unitOfWork.directory().account(account);
    Optional<PlayerRow> there = request.unitOfWork.player(address);
    Optional<PlayerRow> lone = before.filter(row -> !row.hasMail());
    if (lone.isPresent() && there.isEmpty()) {
      lone.get().address = address;
      return Optional.empty();
    }
    PlayerRow player = there.orElseGet(() -> register(request, address));
    if (lone.isPresent()) {
      Optional<String> clash = clash(request, lone.get(), player);
      if (clash.isPresent()) {
        return clash;
      }
      request.unitOfWork.directory().merge(lone.get(), player);
    } else {
      before.ifPresent(row -> row.discord = null);
      request.unitOfWork.flush();
    }
    player.discord = account;
    return Optional.empty();
  }

  private static PlayerRow register(Request request, String address) {
    PlayerRow player = new PlayerRow();
    player.address = address;
    player.zone = request.services.settings().games().zone();
    return request.unitOfWork.enter(player);
  }

  private static Optional<String> clash(Request request, PlayerRow one, PlayerRow other) {
    return request.unitOfWork.lobby().shared(one, other);
  }

  private static LineOutcome unlink(Request request) {
    Optional<PlayerRow> player =
        request.player().filter(row -> row.discord != null && row.hasMail());
    if (player.isEmpty()) {
      return refused(new Refusal.LinkMissing());
    }
    if (!request.isKnown()) {
      return refused(Unproven.of(request));
    }
    player.get().discord = null;
    return taken(new DeskFact.Unlinked());
  }
}
