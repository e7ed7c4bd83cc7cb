package depesche.bot.desk.people;

import static depesche.bot.desk.CommonVerdicts.refused;
import static depesche.bot.desk.CommonVerdicts.taken;

import depesche.adjudicator.Verdict;
import depesche.bot.chance.RandomTokens;
import depesche.bot.desk.Command;
import depesche.bot.desk.Desk;
import depesche.bot.desk.DeskFact;
import depesche.bot.desk.DeskFact.Refusal;
import depesche.bot.desk.Request;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.discord.LinkRow;
import depesche.bot.mime.Address;
import depesche.bot.report.Mail;
import depesche.bot.report.MailContext;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// `LINK` by mail, `LINK anna@example.org` on Discord, and there `LINK` with the code: ties an
/// account to an address. The code always comes by the other channel, so both must be one person's.
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
  public Verdict serve(Request request, Command command) {
    if (command.word(0).equals("UNLINK")) {
      return unlink(request);
    }
    if (!request.isCall()) {
      return byMail(request);
    }
    String account = request.account().orElseThrow();
    return Address.read(command.rest(1))
        .map(address -> send(request, account, address.text()))
        .orElseGet(() -> use(request, account, command.said(1).toLowerCase(Locale.ROOT)));
  }

  private static Verdict byMail(Request request) {
    if (request.isMastersAddress() && !request.master()) {
      return refused(new Refusal.Unproven("SIGNON MASTER the-password"));
    }
    return taken(new DeskFact.LinkCoded(code(request, request.address, "")));
  }

  private static Verdict send(Request request, String account, String address) {
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
    Mail mail =
        new Mail.Answer(
            MailContext.none(request.zone()),
            List.of(new DeskFact.LinkAsked(code(request, address, account))));
    request.despatch.write("link", List.of(List.of(address)), Optional.empty(), mail);
    return taken(new DeskFact.LinkSent(address));
  }

  private static String code(Request request, String address, String account) {
    String code = RandomTokens.password();
    LinkRow row = new LinkRow();
    row.code = RandomTokens.hash(SALT, code);
    row.address = address;
    row.person = account;
    row.made = request.now;
    request.unitOfWork.enter(row);
    return code;
  }

  private static Verdict use(Request request, String account, String word) {
    Optional<LinkRow> good =
        request
            .unitOfWork
            .directory()
            .link(RandomTokens.hash(SALT, word))
            .filter(row -> row.person.isEmpty() || row.person.equals(account))
            .filter(row -> row.made.isAfter(request.now.minus(DAY)));
    if (good.isEmpty()) {
      return refused(new Refusal.LinkWrong(word));
    }
    String address = good.get().address;
    Optional<String> clash = connect(request, account, address);
    if (clash.isPresent()) {
      return refused(new Refusal.LinkClash(clash.get()));
    }
    request.unitOfWork.directory().forget(good.get());
    return taken(new DeskFact.Linked(address));
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

  private static Verdict unlink(Request request) {
    Optional<PlayerRow> player =
        request.player().filter(row -> row.discord != null && row.hasMail());
    if (player.isEmpty()) {
      return refused(new Refusal.LinkMissing());
    }
    if (!request.isKnown()) {
      return refused(request.unproven());
    }
    player.get().discord = null;
    return taken(new DeskFact.Unlinked());
  }
}
