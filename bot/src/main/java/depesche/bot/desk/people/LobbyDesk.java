package depesche.bot.desk.people;

import static depesche.bot.desk.CommonVerdicts.forMaster;
import static depesche.bot.desk.CommonVerdicts.withGame;
import static depesche.bot.desk.LineOutcome.refused;
import static depesche.bot.desk.LineOutcome.taken;

import depesche.adjudicator.Fact;
import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Desk;
import depesche.bot.desk.DeskFact;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.ListPage;
import depesche.bot.desk.Request;
import depesche.bot.desk.SeatLookup;
import depesche.bot.desk.Unproven;
import depesche.bot.game.Game;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.people.OfferRow;
import depesche.bot.ledger.people.WaitingRow;
import depesche.bot.people.DealFact;
import depesche.bot.people.PeopleFact;
import depesche.bot.people.PeopleFact.Refusal;
import depesche.bot.people.ProofFact;
import depesche.bot.people.Reliability;
import depesche.bot.people.TableRules;
import depesche.bot.people.WishList;
import depesche.bot.report.Mail;
import depesche.bot.report.MailContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Around the table before there is a seat: `LIST`, `SET PREFERENCE E[FGR]`, `CONFIRM bismarck`,
/// `WAITLIST bismarck`, `RELIABILITY`; for the master `INVITE bismarck fred@example.org`.
public final class LobbyDesk implements Desk {

  @Override
  public List<String> words() {
    return List.of(
        "LIST",
        "SETPREFERENCE",
        "SETPREFERENCES",
        "PREFERENCE",
        "PREFERENCES",
        "CONFIRM",
        "WAITLIST",
        "RELIABILITY",
        "INVITE");
  }

  @Override
  public Form form(String word) {
    return switch (word) {
      case "LIST", "RELIABILITY" -> Form.QUESTION;
      case "CONFIRM" -> Form.ONE_WORD;
      case "WAITLIST", "INVITE" -> Form.PLAIN;
      default -> Form.VERBATIM;
    };
  }

  @Override
  public LineOutcome serve(Request request, Command command) {
    return switch (command.word(0)) {
      case "LIST" -> list(request, command.said(1));
      case "RELIABILITY" -> reliability(request);
      case "CONFIRM" -> confirm(request, command.said(1));
      case "WAITLIST" ->
          withGame(
              request,
              "WAITLIST",
              command.said(1),
              game -> wait(request, game, command.word(2).equals("OFF")));
      case "INVITE" -> invite(request, command);
      default -> wish(request, command.rest(1));
    };
  }

  private static LineOutcome list(Request request, String word) {
    ListPage page = ListPage.read(word);
    List<String> names = request.unitOfWork.lobby().open(page.most());
    List<Fact> games =
        new ArrayList<>(
            page.shown(names).stream()
                .flatMap(name -> request.named(name).stream())
                .map(game -> open(request, game))
                .toList());
    if (games.isEmpty()) {
      games.add(new PeopleFact.NoOpenGames());
    }
    page.next(names).ifPresent(next -> games.add(new DeskFact.ListGoesOn("LIST", next)));
    return LineOutcome.enclosed("LIST", new Mail.Answer(MailContext.none(request.zone()), games));
  }

  private static Fact open(Request request, Game game) {
    List<String> open = new SeatLookup(game).free(request);
    return new PeopleFact.OpenGame(
        game.name(),
        game.title().name(),
        game.state().name().toLowerCase(Locale.ROOT),
        game.seats().size() - open.size(),
        open.size(),
        TableRules.of(game).isAnonymous() ? List.of() : open,
        TableRules.of(game).differing());
  }

  private static LineOutcome reliability(Request request) {
    if (!request.isKnown() || request.player().isEmpty()) {
      return refused(Unproven.of(request));
    }
    Reliability record = Reliability.of(request.unitOfWork, request.player().get());
    return taken(
        new PeopleFact.ReliabilityTold(
            record.percent(), (int) record.answered(), (int) record.missed()));
  }

  /// {@return the commands by which somebody would confirm what their games ask for now}
  public static List<String> open(Request request) {
    List<StoredSeat> seats =
        request
            .seat()
            .map(List::of)
            .orElseGet(() -> request.player().map(request.unitOfWork::seatsOf).orElse(List.of()));
    return seats.stream()
        .filter(seat -> seat.isHeld() && !seat.hasConfirmed())
        .filter(seat -> request.player().filter(seat::isOf).isPresent())
        .map(request::game)
        .filter(game -> game.muster().isOn())
        .map(game -> "CONFIRM " + game.name())
        .toList();
  }

  /// {@return the seat that is proved; an account on Discord proves that of any game it names}
  private static Optional<StoredSeat> own(Request request, String word) {
    return request
        .seat()
        .or(
            () ->
                request
                    .named(word.toLowerCase(Locale.ROOT))
                    .filter(_ -> request.isCall())
                    .flatMap(request::seatIn)
                    .filter(StoredSeat::isHeld));
  }

  private static LineOutcome confirm(Request request, String word) {
    Optional<StoredSeat> seat = own(request, word);
    if (seat.isEmpty()) {
      return refused(Unproven.of(request));
    }
    Game game = request.game(seat.get());
    Optional<DeskFact.Refusal> elsewhere = CommonVerdicts.notThatGame(request, word, game);
    if (elsewhere.isPresent()) {
      return refused(elsewhere.get());
    }
    boolean other = !word.isEmpty() && !game.name().equalsIgnoreCase(word);
    if (other || !game.muster().isOn()) {
      return refused(new Refusal.NothingToConfirm(other ? word : game.name()));
    }
    List<StoredSeat> seated = game.seats().stream().filter(StoredSeat::isHeld).toList();
    game.muster().confirmed(seat.get(), request.now);
    int confirmed = (int) seated.stream().filter(StoredSeat::hasConfirmed).count();
    return taken(new PeopleFact.Confirmed(game.name(), confirmed, seated.size()))
        .with(JoinDesk.follow(request, game));
  }

  private static LineOutcome wait(Request request, Game game, boolean off) {
    Optional<PlayerRow> known = request.player();
    List<WaitingRow> waiting = request.unitOfWork.people().waiting(game.id());
    Optional<WaitingRow> own =
        waiting.stream()
            .filter(row -> known.filter(player -> row.playerId == player.id).isPresent())
            .findFirst();
    if (off) {
      own.ifPresent(request.unitOfWork.people()::forget);
      return taken(new PeopleFact.WaitingEnded(game.name()));
    }
    Optional<Fact> barred = new JoinBar(request).of(game);
    if (barred.isPresent()) {
      return refused(barred.get());
    }
    if (game.isOver()) {
      return CommonVerdicts.notNow("WAITLIST", game);
    }
    if (game.seats().stream().anyMatch(seat -> known.filter(seat::mayAct).isPresent())) {
      return refused(new Refusal.PlaysAlready(request.address, game.name()));
    }
    if (!new SeatLookup(game).free(request).isEmpty()) {
      return refused(new Refusal.NoNeedToWait(game.name()));
    }
    if (!request.authorship.isProved()) {
      return LineOutcome.awaited(new ProofFact.WaitAsked(game.name()), Optional.empty());
    }
    if (own.isEmpty()) {
      WaitingRow row = new WaitingRow();
      row.gameId = game.id();
      row.playerId = JoinDesk.player(request).id;
      row.since = request.now;
      request.unitOfWork.enter(row);
    }
    int place = own.map(row -> waiting.indexOf(row) + 1).orElse(waiting.size() + 1);
    return taken(new PeopleFact.WaitingFor(game.name(), place));
  }

  private static LineOutcome wish(Request request, String text) {
    Optional<StoredSeat> seat = request.seat();
    if (seat.isEmpty()) {
      return refused(Unproven.of(request));
    }
    Game game = request.game(seat.get());
    if (game.hasBegun()) {
      return CommonVerdicts.notNow("SET PREFERENCE", game);
    }
    List<String> names = game.seats().stream().map(StoredSeat::name).toList();
    WishList.Read read = WishList.read(text, names);
    if (read.list().isEmpty()) {
      return refused(
          new Refusal.WishesUnclear(
              read.word(), read.candidates().isEmpty() ? names : read.candidates()));
    }
    seat.get().wish(read.list().get().text());
    return taken(DealFact.told(game, seat.get()));
  }

  private static LineOutcome invite(Request request, Command command) {
    String who = command.words().getLast();
    String named = command.words().size() > 2 ? command.said(1) : "";
    return forMaster(
        request,
        "INVITE",
        named,
        game ->
            new PersonalOffers(request)
                .address(who)
                .map(address -> invite(request, game, address))
                .orElseGet(() -> refused(new Refusal.AddressUnknown(who))));
  }

  private static LineOutcome invite(Request request, Game game, String address) {
    if (game.isOver()) {
      return CommonVerdicts.notNow("INVITE", game);
    }
    OfferRow offer = new OfferRow();
    offer.kind = OfferRow.Kind.INVITATION;
    offer.gameId = game.id();
    offer.address = address;
    offer.asker = new MastersAcceptance(request).asker();
    Optional<LineOutcome> barred = new PersonalOffers(request).bars(offer);
    if (barred.isPresent()) {
      return barred.get();
    }
    new PersonalOffers(request).readmit(game, address);
    return taken(new PeopleFact.Invited(game.name(), address))
        .with(
            new PersonalOffers(request)
                .ask(
                    offer,
                    Optional.of(game),
                    _ -> new PeopleFact.YouAreInvited(game.name(), game.title().name())));
  }
}
