package depesche.bot.desk;

import static depesche.bot.desk.Verdicts.refused;
import static depesche.bot.desk.Verdicts.taken;

import depesche.adjudicator.Verdict;
import depesche.bot.desk.DeskFact.Refusal;
import depesche.bot.game.Game;
import java.util.List;

/// `PHASE F1866M`: the letter is meant for this phase and no other. A letter that arrives too late
/// then does no harm.
final class PhaseGuard implements Desk {

  @Override
  public List<String> words() {
    return List.of("PHASE");
  }

  @Override
  public Form form(String word) {
    return Form.ONE_WORD;
  }

  @Override
  public Verdict serve(Visit visit, Command command) {
    return Verdicts.withGame(visit, "PHASE", "", game -> guard(visit, game, command.said(1)));
  }

  private static Verdict guard(Visit visit, Game game, String phase) {
    if (game.phase().equalsIgnoreCase(phase)) {
      visit.meansPhase(game.phase());
      return taken(new DeskFact.PhaseAgreed(game.phase()));
    }
    visit.meansPhase(phase);
    return refused(new Refusal.OtherPhase(phase, game.phase()));
  }
}
