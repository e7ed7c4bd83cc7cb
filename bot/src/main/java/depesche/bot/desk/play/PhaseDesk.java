package depesche.bot.desk.play;

import static depesche.bot.desk.CommonVerdicts.refused;
import static depesche.bot.desk.CommonVerdicts.taken;

import depesche.adjudicator.Verdict;
import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Desk;
import depesche.bot.desk.DeskFact;
import depesche.bot.desk.DeskFact.Refusal;
import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import java.util.List;

/// `PHASE F1866M`: the letter is meant for this phase and no other. A letter that arrives too late
/// then does no harm.
public final class PhaseDesk implements Desk {

  @Override
  public List<String> words() {
    return List.of("PHASE");
  }

  @Override
  public Form form(String word) {
    return Form.ONE_WORD;
  }

  @Override
  public Verdict serve(Request request, Command command) {
    return CommonVerdicts.withGame(
        request, "PHASE", "", game -> guard(request, game, command.said(1)));
  }

  private static Verdict guard(Request request, Game game, String phase) {
    if (game.phase().equalsIgnoreCase(phase)) {
      request.meansPhase(game.phase());
      return taken(new DeskFact.PhaseAgreed(game.phase()));
    }
    request.meansPhase(phase);
    return refused(new Refusal.OtherPhase(phase, game.phase()));
  }
}
