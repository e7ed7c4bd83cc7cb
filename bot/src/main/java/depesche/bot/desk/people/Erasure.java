package depesche.bot.desk.people;

import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import depesche.bot.game.GameNotice;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.people.PeopleFact;
import java.util.ArrayList;
import java.util.List;

/// Erases a person: their seats become open, and everything that names them is deleted. The letters
/// by which their games were judged stay, under a pseudonym: without them nobody could check those
/// games any more.
public record Erasure(Request request) {

  LineOutcome of(PlayerRow player) {
    List<LetterEffect> effects = new ArrayList<>();
    request.unitOfWork.handleGamesOf(player);
    for (StoredSeat seat : request.unitOfWork.seatsOf(player)) {
      effects.addAll(leave(player, seat));
    }
    effects.add(new LetterEffect.Turned(request.standing.erased()));
    String pseudonym = request.unitOfWork.people().erase(player, request.envelope.inboxId());
    return LineOutcome.taken(new PeopleFact.Erased(pseudonym)).with(effects);
  }

  private List<LetterEffect> leave(PlayerRow player, StoredSeat seat) {
    Game game = request.game(seat);
    if (!seat.isOf(player)) {
      // Players who count on them must know that nobody stands in any more.
      return StandInDesk.dismiss(game, seat).effects();
    }
    if (!game.hasBegun()) {
      seat.vacate();
      seat.forget();
      request.unitOfWork.flush();
      game.muster().letIn(seat, request.now);
    } else if (seat.isAnswerable()) {
      seat.resign();
      LetterEffect told = LetterEffect.everyone(game, new GameNotice.SeatResigned(seat.name()));
      game.muster().offer(seat, request.now);
      return List.of(told);
    }
    return List.of();
  }
}
