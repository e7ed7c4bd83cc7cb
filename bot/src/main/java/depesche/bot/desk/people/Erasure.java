package depesche.bot.desk.people;

import depesche.adjudicator.Fact;
import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import depesche.bot.game.GameNotice;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.people.PeopleFact;

/// Erases a person: their seats become open, and everything that names them is deleted. The letters
/// by which their games were judged stay, under a pseudonym: without them nobody could check those
/// games any more.
public final class Erasure {

  private Erasure() {}

  /// {@return what they are told}
  static Fact of(Request request, PlayerRow player) {
    for (StoredSeat seat : request.unitOfWork.seatsOf(player)) {
      leave(request, player, seat);
    }
    request.forget();
    String pseudonym = request.unitOfWork.people().erase(player, request.inboxId);
    return new PeopleFact.Erased(pseudonym);
  }

  private static void leave(Request request, PlayerRow player, StoredSeat seat) {
    Game game = request.game(seat);
    if (!seat.isOf(player)) {
      // Whoever counts on them must know that nobody stands in any more.
      StandInDesk.dismiss(request, game, seat);
      return;
    }
    if (!game.hasBegun()) {
      seat.vacate();
      seat.forget();
      request.unitOfWork.flush();
      game.muster().letIn(seat, request.now);
    } else if (seat.isAnswerable()) {
      seat.resign();
      request.despatch.of(game).everyone(new GameNotice.SeatResigned(seat.name()));
      game.muster().offer(seat, request.now);
    }
  }
}
