package depesche.bot.desk.people;

import static depesche.bot.desk.Outcome.refused;
import static depesche.bot.desk.Outcome.taken;

import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Desk;
import depesche.bot.desk.Outcome;
import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import depesche.bot.ledger.GameLife;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.people.OfferRow;
import depesche.bot.people.PeopleFact;
import depesche.bot.people.PeopleFact.Refusal;
import depesche.bot.people.TableRules;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// `STAND-IN fred@example.org FOR 2`: somebody acts for a seat for some phases, with tokens of
/// their own. The master writes `STAND-IN bismarck Blue fred@example.org FOR 2`. `STAND-IN NOBODY`
/// ends it.
public final class StandInDesk implements Desk {

  private static final int MOST = 20;

  private static final Pattern FORM =
      Pattern.compile(
          "(?:(?<seat>.*?)\\s)??(?<who>\\S*@\\S*|nobody|off)(?:\\s+for\\s+(?<phases>\\d{1,2})"
              + "(?:\\s+(?:phases?|turns?))?)?",
          Pattern.CASE_INSENSITIVE);

  @Override
  public List<String> words() {
    return List.of("STAND-IN", "STANDIN", "SUBSTITUTE");
  }

  @Override
  public Outcome serve(Request request, Command command) {
    String rest = command.rest(1);
    Matcher form = FORM.matcher(rest);
    if (!form.matches()) {
      return refused(new Refusal.StandInUnclear(rest));
    }
    String named = form.group("seat") == null ? "" : form.group("seat").strip();
    String phases = form.group("phases");
    int number = phases == null ? 1 : Integer.parseInt(phases);
    if (number < 1 || number > MOST) {
      return refused(new Refusal.StandInUnclear(rest));
    }
    if (named.isEmpty() && request.seat().isPresent()) {
      return serve(request, request.seat().get(), form.group("who"), number);
    }
    return named.isEmpty() && !request.rights.any()
        ? refused(request.unproven())
        : SeatOfMaster.with(
            request,
            "STAND-IN",
            named,
            (_, seat) -> serve(request, seat, form.group("who"), number));
  }

  private static Outcome serve(Request request, StoredSeat seat, String who, int phases) {
    Game game = request.game(seat);
    if (game.state() != GameLife.State.RUNNING && game.state() != GameLife.State.PAUSED) {
      return CommonVerdicts.notNow("STAND-IN", game);
    }
    if (!who.contains("@")) {
      boolean asked = withdraw(request, seat);
      return asked && seat.standIn().isEmpty()
          ? taken(new PeopleFact.StandInWithdrawn(game.name(), seat.name()))
          : dismiss(request, game, seat);
    }
    if (!request.rights.runs(game) && request.player().filter(seat::isOf).isEmpty()) {
      return refused(new Refusal.StandInOnly(seat.name(), game.name()));
    }
    Optional<String> address = PersonalOffers.address(request, who);
    return address.isEmpty()
        ? refused(new Refusal.AddressUnknown(who))
        : obstacle(request, game, seat, address.get())
            .map(Outcome::refused)
            .orElseGet(() -> ask(request, game, seat, address.get(), phases));
  }

  /// {@return why somebody cannot act for a seat, if so}
  static Optional<Refusal> obstacle(Request request, Game game, StoredSeat seat, String address) {
    Optional<PlayerRow> known = PersonalOffers.player(request, address);
    // Whoever asks about an address in an anonymous game must not learn that it plays there.
    boolean oneself = known.isPresent() && known.equals(request.player());
    boolean told = oneself || !TableRules.of(game).isAnonymous();
    if (told && known.filter(seat::isOf).isPresent() && seat.isAnswerable()) {
      return Optional.of(new Refusal.StandInForOneself(seat.name()));
    }
    boolean plays =
        known
            .filter(player -> game.seats().stream().anyMatch(one -> one.mayAct(player)))
            .isPresent();
    if (told && plays) {
      return Optional.of(new Refusal.PlaysAlready(address, game.name()));
    }
    return game.isSealed()
        ? Optional.of(new Refusal.SeatInJudgment(game.name(), seat.name(), game.phase()))
        : SeatSecrecy.bars(request, game, seat, address);
  }

  private static Outcome ask(
      Request request, Game game, StoredSeat seat, String address, int phases) {
    OfferRow offer = PersonalOffers.about(OfferRow.Kind.STAND_IN, seat, address);
    offer.phases = phases;
    offer.asker =
        request.player().filter(seat::mayAct).map((PlayerRow player) -> player.id).orElse(null);
    Optional<Outcome> barred = PersonalOffers.bars(request, offer);
    if (barred.isPresent()) {
      return barred.get();
    }
    PersonalOffers.ask(
        request,
        offer,
        Optional.of(game),
        code -> new PeopleFact.StandInOffered(game.name(), seat.name(), phases, code));
    return taken(new PeopleFact.StandInAsked(game.name(), seat.name(), address, phases));
  }

  /// Takes back every question whether somebody acts for a seat that is still open.
  ///
  /// @return whether there was one
  private static boolean withdraw(Request request, StoredSeat seat) {
    List<OfferRow> open =
        request.unitOfWork.people().offers(seat.id()).stream()
            .filter(offer -> offer.kind == OfferRow.Kind.STAND_IN)
            .toList();
    open.forEach(request.unitOfWork.people()::takeBack);
    return open.stream().anyMatch(offer -> PersonalOffers.isGood(request, offer));
  }

  /// The stand-in has finished, because they or the player say so.
  static Outcome dismiss(Request request, Game game, StoredSeat seat) {
    if (seat.standIn().isEmpty()) {
      return refused(new Refusal.NoStandIn(seat.name()));
    }
    seat.endStandIn();
    request.despatch.of(game).everyone(new PeopleFact.StandInEnded(seat.name()));
    return taken(new PeopleFact.StandInDismissed(game.name(), seat.name()));
  }
}
