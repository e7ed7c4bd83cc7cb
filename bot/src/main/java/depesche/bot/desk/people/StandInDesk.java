package depesche.bot.desk.people;

import static depesche.bot.desk.LineOutcome.refused;
import static depesche.bot.desk.LineOutcome.taken;

import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Desk;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.desk.Unproven;
import depesche.bot.game.Game;
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
  public LineOutcome serve(Request request, Command command) {
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
        ? refused(Unproven.of(request))
        : new SeatOfMaster(request)
            .with("STAND-IN", named, (_, seat) -> serve(request, seat, form.group("who"), number));
  }

  private static LineOutcome serve(Request request, StoredSeat seat, String who, int phases) {
    Game game = request.game(seat);
    if (!game.isUnderWay()) {
      return CommonVerdicts.notNow("STAND-IN", game);
    }
    if (!who.contains("@")) {
      boolean asked = withdraw(request, seat);
      return asked && seat.standIn().isEmpty()
          ? taken(new PeopleFact.StandInWithdrawn(game.name(), seat.name()))
          : dismiss(game, seat);
    }
    if (!request.rights.runs(game) && request.player().filter(seat::isOf).isEmpty()) {
      return refused(new Refusal.StandInOnly(seat.name(), game.name()));
    }
    Optional<String> address = new PersonalOffers(request).address(who);
    return address.isEmpty()
        ? refused(new Refusal.AddressUnknown(who))
        : obstacle(request, game, seat, address.get())
            .map(LineOutcome::refused)
            .orElseGet(() -> ask(request, game, seat, address.get(), phases));
  }

  /// {@return why somebody cannot act for a seat, if so}
  static Optional<Refusal> obstacle(Request request, Game game, StoredSeat seat, String address) {
    Optional<PlayerRow> known = new PersonalOffers(request).player(address);
    // A question about an address in an anonymous game must not tell that it plays there.
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
        : new SeatSecrecy(request).bars(game, seat, address);
  }

  private static LineOutcome ask(
      Request request, Game game, StoredSeat seat, String address, int phases) {
    OfferRow offer = PersonalOffers.about(OfferRow.Kind.STAND_IN, seat, address);
    offer.phases = phases;
    offer.asker =
        request.player().filter(seat::mayAct).map((PlayerRow player) -> player.id).orElse(null);
    Optional<LineOutcome> barred = new PersonalOffers(request).bars(offer);
    if (barred.isPresent()) {
      return barred.get();
    }
    return taken(new PeopleFact.StandInAsked(game.name(), seat.name(), address, phases))
        .with(
            new PersonalOffers(request)
                .ask(
                    offer,
                    Optional.of(game),
                    code -> new PeopleFact.StandInOffered(game.name(), seat.name(), phases, code)));
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
    return open.stream().anyMatch(offer -> new PersonalOffers(request).isGood(offer));
  }

  /// The stand-in has finished, because they or the player say so.
  static LineOutcome dismiss(Game game, StoredSeat seat) {
    if (seat.standIn().isEmpty()) {
      return refused(new Refusal.NoStandIn(seat.name()));
    }
    seat.endStandIn();
    return taken(new PeopleFact.StandInDismissed(game.name(), seat.name()))
        .with(LetterEffect.everyone(game, new PeopleFact.StandInEnded(seat.name())));
  }
}
