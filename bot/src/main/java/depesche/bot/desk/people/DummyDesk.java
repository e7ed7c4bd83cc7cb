package depesche.bot.desk.people;

import static depesche.bot.desk.LineOutcome.refused;
import static depesche.bot.desk.LineOutcome.taken;

import depesche.adjudicator.Fact;
import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Desk;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import depesche.bot.ledger.SeatState;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.master.MasterFact;
import depesche.bot.people.PeopleFact;
import java.util.List;

/// The master's `DUMMY bismarck Blue`: nobody plays the seat from now on, and the rules say what it
/// does without orders. Unlike in civil disorder its player has not failed and does not come back;
/// `REVIVE bismarck Blue` opens the seat for anybody.
public final class DummyDesk implements Desk {

  @Override
  public List<String> words() {
    return List.of("DUMMY");
  }

  @Override
  public LineOutcome serve(Request request, Command command) {
    return new SeatOfMaster(request)
        .with("DUMMY", command.rest(1), (game, seat) -> serve(request, game, seat));
  }

  private static LineOutcome serve(Request request, Game game, StoredSeat seat) {
    if (game.isOver() || !game.hasBegun()) {
      return CommonVerdicts.notNow("DUMMY", game);
    }
    if (seat.state() == SeatState.DUMMY) {
      return refused(new MasterFact.Refusal.DummyAlready(seat.name(), game.name()));
    }
    if (game.isSealed()) {
      return refused(new PeopleFact.Refusal.SeatInJudgment(game.name(), seat.name(), game.phase()));
    }
    LetterEffect told =
        LetterEffect.seat(game, seat, new MasterFact.YourSeatIsDummy(game.name(), seat.name()));
    List<LetterEffect> before = seat.isAnswerable() ? List.of(told) : List.of();
    seat.close(SeatState.DUMMY);
    request.unitOfWork.flush();
    request.unitOfWork.people().offers(seat.id()).forEach(request.unitOfWork.people()::forget);
    return taken(new MasterFact.DummyMade(game.name(), seat.name()))
        .with(before)
        .with(LetterEffect.everyone(game, new MasterFact.SeatIsDummy(seat.name())))
        .with(JoinDesk.follow(request, game));
  }

  /// Anybody may take it now; its former player has left it.
  static LineOutcome open(Request request, Game game, StoredSeat seat) {
    seat.resign();
    Fact open = new PeopleFact.SeatOpen(game.name(), seat.name());
    game.muster().offer(seat, request.now);
    return taken(open).with(LetterEffect.everyone(game, open));
  }
}
