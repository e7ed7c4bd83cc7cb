package depesche.bot.desk.people;

import static depesche.bot.desk.LineOutcome.refused;
import static depesche.bot.desk.LineOutcome.taken;

import depesche.adjudicator.Fact;
import depesche.bot.desk.Command;
import depesche.bot.desk.Desk;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.OwnWords;
import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.people.AddressRow;
import depesche.bot.ledger.people.OfferRow;
import depesche.bot.people.PeopleFact;
import depesche.bot.people.PeopleFact.Refusal;
import depesche.bot.people.ProofFact;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/// `ACCEPT` in a reply to what somebody was asked, or `ACCEPT` and the code from there.
public final class AcceptDesk implements Desk {

  @Override
  public List<String> words() {
    return List.of("ACCEPT");
  }

  @Override
  public Form form(String word) {
    return Form.ONE_WORD;
  }

  /// At some tables an offer of the rules is accepted, with the bare word or with its name behind
  /// it.
  @Override
  public boolean means(Request request, Command command) {
    boolean bare = command.plain().words().size() < 2;
    boolean offered =
        bare
            ? request.authorship.offered().isPresent()
            : request.unitOfWork.people().offer(code(command)).isPresent();
    return offered || !new OwnWords(request).begin(command);
  }

  private static String code(Command command) {
    return command.said(1).toLowerCase(Locale.ROOT);
  }

  @Override
  public LineOutcome serve(Request request, Command command) {
    String code = code(command);
    Optional<OfferRow> offer =
        (code.isEmpty() ? request.authorship.offered() : request.unitOfWork.people().offer(code))
            .filter(
                row ->
                    new PersonalOffers(request).isFor(row)
                        && new PersonalOffers(request).isGood(row)
                        && !PersonalOffers.isTakenBack(row));
    if (offer.isEmpty()) {
      return refused(new Refusal.OfferUnknown());
    }
    if (!request.authorship.proves() && !request.authorship.isProved()) {
      return refused(new ProofFact.Refusal.SenderFailed());
    }
    LineOutcome verdict = accept(request, offer.get());
    // The code for a list proves that somebody reads as its owner, at another address perhaps.
    if (verdict.isTaken() && offer.get().kind != OfferRow.Kind.LIST) {
      new ProofOffers(request).prove();
    }
    return verdict;
  }

  private static LineOutcome accept(Request request, OfferRow offer) {
    return switch (offer.kind) {
      case STAND_IN -> standIn(request, offer, seat(request, offer));
      case REPLACEMENT -> takeOver(request, seat(request, offer));
      case ADDRESS -> address(request, offer);
      case MASTER, HANDOVER -> new MastersAcceptance(request).accept(offer);
      case LIST -> new ListOffers(request).accept(offer);
      case INVITATION, ERASURE, PROOF -> refused(new Refusal.OfferUnknown());
    };
  }

  private static StoredSeat seat(Request request, OfferRow offer) {
    return request.unitOfWork.seat(Objects.requireNonNull(offer.seatId));
  }

  private static Optional<LineOutcome> obstacle(Request request, Game game, StoredSeat seat) {
    if (game.isOver()) {
      return Optional.of(refused(new Refusal.OfferGone(game.name(), seat.name())));
    }
    return StandInDesk.obstacle(request, game, seat, request.address).map(LineOutcome::refused);
  }

  private static LineOutcome standIn(Request request, OfferRow offer, StoredSeat seat) {
    Game game = request.game(seat);
    Optional<LineOutcome> obstacle = obstacle(request, game, seat);
    if (obstacle.isPresent()) {
      return obstacle.get();
    }
    Long asker = offer.asker;
    Optional<Fact> sentAway = new JoinBar(request).ejected(game);
    if (asker != null && sentAway.isPresent()) {
      return refused(sentAway.get());
    }
    boolean asked = asker == null || seat.player().filter(player -> player.id == asker).isPresent();
    if (!asked || (asker != null && !seat.isAnswerable())) {
      return refused(new Refusal.OfferGone(game.name(), seat.name()));
    }
    if (!seat.isAnswerable()) {
      // It stays nobody's: only its stand-in has a say.
      seat.leave();
    }
    seat.beginStandIn(JoinDesk.player(request), offer.phases);
    settle(request, seat);
    return taken(new PeopleFact.StandInAccepted(game.name(), seat.name(), offer.phases))
        .with(
            new LetterEffect.Turned(request.standing.proved(seat)),
            LetterEffect.everyone(game, new PeopleFact.StandInBegan(seat.name(), offer.phases)),
            new LetterEffect.Reported(game));
  }

  /// Whatever else was asked about the seat is settled.
  private static void settle(Request request, StoredSeat seat) {
    request.unitOfWork.flush();
    request.unitOfWork.people().offers(seat.id()).forEach(request.unitOfWork.people()::forget);
  }

  private static LineOutcome takeOver(Request request, StoredSeat seat) {
    Game game = request.game(seat);
    Optional<LineOutcome> obstacle = obstacle(request, game, seat);
    if (obstacle.isPresent()) {
      return obstacle.get();
    }
    List<LetterEffect> dismissed =
        seat.isHeld() && seat.player().isPresent()
            ? List.of(SeatingDesk.dismiss(game, seat))
            : List.of();
    settle(request, seat);
    return JoinDesk.joined(request, game, seat)
        .behind(dismissed)
        .with(new LetterEffect.Reported(game));
  }

  /// The address is proved: the code came from there.
  private static LineOutcome address(Request request, OfferRow offer) {
    if (request.player().isPresent()) {
      return refused(new Refusal.AddressTaken(offer.address));
    }
    AddressRow row = new AddressRow();
    row.address = offer.address;
    row.playerId = Objects.requireNonNull(offer.asker);
    request.unitOfWork.enter(row);
    request.unitOfWork.people().forget(offer);
    return taken(new PeopleFact.AddressAdded(row.address));
  }
}
