package depesche.bot.desk.master;

import static depesche.bot.desk.LineOutcome.refused;
import static depesche.bot.desk.LineOutcome.taken;

import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Desk;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.desk.people.SeatOfMaster;
import depesche.bot.game.Game;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.master.MasterFact;
import java.util.List;
import java.util.Optional;

/// The master's `BECOME Blue`: the lines below it count for that seat, whose player gets a copy of
/// them and of their answer. One letter is for one seat.
public final class BecomeDesk implements Desk {

  @Override
  public List<String> words() {
    return List.of("BECOME");
  }

  /// `Become MASTER` is how other judges say SIGNON MASTER; `become stronger` is prose.
  @Override
  public boolean means(Request request, Command command) {
    return command.word(0).equals(command.said(0)) || request.rights.any();
  }

  @Override
  public LineOutcome serve(Request request, Command command) {
    return new SeatOfMaster(request)
        .with(
            "BECOME", command.rest(1), (game, seat) -> become(request, game, seat, command.line()));
  }

  private static LineOutcome become(Request request, Game game, StoredSeat seat, int line) {
    if (!game.hasBegun() || game.isOver()) {
      return CommonVerdicts.notNow("BECOME", game);
    }
    Optional<MasterFact.Refusal> isSealed = new OrderSecrecy(request).bars(game, "BECOME");
    if (isSealed.isPresent()) {
      return refused(isSealed.get());
    }
    if (request.standing.begun() || request.standing.played().isPresent()) {
      return refused(new MasterFact.Refusal.BecomeComesFirst(seat.name()));
    }
    if (!seat.isHeld() || game.position().demand(seat.name()).isEmpty()) {
      return refused(new MasterFact.Refusal.SeatNotAsked(seat.name(), game.name(), game.phase()));
    }
    return taken(new MasterFact.BecameSeat(seat.name(), game.name()))
        .with(new LetterEffect.Turned(request.standing.playing(seat, line)));
  }
}
