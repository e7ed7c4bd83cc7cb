package depesche.bot.desk.people;

import static depesche.bot.desk.CommonVerdicts.refused;
import static depesche.bot.desk.CommonVerdicts.taken;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Verdict;
import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Desk;
import depesche.bot.desk.DeskFact.Refusal;
import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import depesche.bot.ledger.GameLife;
import depesche.bot.ledger.PlayerRow;
import depesche.bot.ledger.people.WaitingRow;
import depesche.bot.people.PeopleFact;
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
  public Verdict serve(Request request, Command command) {
    return CommonVerdicts.forReader(
        request,
        "OBSERVE",
        command.said(1),
        game -> watch(request, game, command.word(2).equals("OFF")));
  }

  private static Verdict watch(Request request, Game game, boolean off) {
    PlayerRow player = JoinDesk.player(request);
    Optional<WaitingRow> own =
        request.unitOfWork.people().watching(game).stream()
            .filter(row -> row.playerId == player.id)
            .findFirst();
    if (off) {
      own.ifPresent(request.unitOfWork.people()::forget);
      return taken(new PeopleFact.WatchingEnded(game.name()));
    }
    if (game.state() == GameLife.State.OVER) {
      return CommonVerdicts.notNow("OBSERVE", game);
    }
    if (game.seats().stream().anyMatch(seat -> seat.mayAct(player))) {
      String seat = request.seatIn(game).orElseThrow().name();
      return refused(new Refusal.AlreadyJoined(game.name(), seat));
    }
    Optional<Fact> barred = JoinBar.uninvited(request, game);
    if (barred.isPresent()) {
      return refused(barred.get());
    }
    if (own.isEmpty()) {
      WaitingRow row = new WaitingRow();
      row.gameId = game.id();
      row.playerId = player.id;
      row.since = request.now;
      row.watches = true;
      request.unitOfWork.enter(row);
    }
    return taken(new PeopleFact.Watching(game.name()));
  }
}
