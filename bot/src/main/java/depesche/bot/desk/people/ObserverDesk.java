package depesche.bot.desk.people;

import static depesche.bot.desk.LineOutcome.refused;
import static depesche.bot.desk.LineOutcome.taken;

import depesche.adjudicator.Fact;
import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Desk;
import depesche.bot.desk.DeskFact.Refusal;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.StoredSeat;
import depesche.bot.ledger.people.WaitingRow;
import depesche.bot.people.PeopleFact;
import depesche.bot.people.ProofFact;
import java.util.List;
import java.util.Optional;

/// `OBSERVE bismarck`: the public reports of a game, without a seat. `OBSERVE bismarck OFF` ends
/// it.
public final class ObserverDesk implements Desk {

  @Override
  public List<String> words() {
    return List.of("OBSERVE", "WATCH", "MONITOR");
  }

  @Override
  public LineOutcome serve(Request request, Command command) {
    return CommonVerdicts.forReader(
        request,
        "OBSERVE",
        command.said(1),
        game -> watch(request, game, command.word(2).equals("OFF")));
  }

  private static LineOutcome watch(Request request, Game game, boolean off) {
    Optional<PlayerRow> known = request.player();
    Optional<WaitingRow> own =
        request.unitOfWork.people().watching(game.id()).stream()
            .filter(row -> known.filter(player -> row.playerId == player.id).isPresent())
            .findFirst();
    if (off) {
      own.or(request.authorship::unsubscribed).ifPresent(request.unitOfWork.people()::forget);
      return taken(new PeopleFact.WatchingEnded(game.name()));
    }
    if (game.isOver()) {
      return CommonVerdicts.notNow("OBSERVE", game);
    }
    Optional<StoredSeat> seat =
        request.seatIn(game).filter(one -> known.filter(one::mayAct).isPresent());
    if (seat.isPresent()) {
      return refused(new Refusal.AlreadyJoined(game.name(), seat.get().name()));
    }
    Optional<Fact> barred = new JoinBar(request).uninvited(game);
    if (barred.isPresent()) {
      return refused(barred.get());
    }
    if (!request.authorship.isProved()) {
      return LineOutcome.awaited(new ProofFact.WatchAsked(game.name()), Optional.empty());
    }
    if (own.isEmpty()) {
      WaitingRow row = new WaitingRow();
      row.gameId = game.id();
      row.playerId = JoinDesk.player(request).id;
      row.since = request.now;
      row.watches = true;
      request.unitOfWork.enter(row);
    }
    return taken(new PeopleFact.Watching(game.name()));
  }
}
