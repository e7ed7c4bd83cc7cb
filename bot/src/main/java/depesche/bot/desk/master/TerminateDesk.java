package depesche.bot.desk.master;

import static depesche.bot.desk.LineOutcome.refused;
import static depesche.bot.desk.LineOutcome.taken;

import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Desk;
import depesche.bot.desk.LetterEffect;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import depesche.bot.master.MasterFact;
import depesche.bot.master.MasterLog;
import depesche.bot.votes.GameEnd;
import java.util.List;
import java.util.Locale;

/// The master's `TERMINATE bismarck too few of us are left`: the game ends without a result,
/// everybody is told why, and all that was closed is open.
public final class TerminateDesk implements Desk {

  private static final int MOST = 500;

  @Override
  public List<String> words() {
    return List.of("TERMINATE");
  }

  @Override
  public Form form(String word) {
    return Form.VERBATIM;
  }

  @Override
  public LineOutcome serve(Request request, Command command) {
    boolean named = request.named(command.said(1).toLowerCase(Locale.ROOT)).isPresent();
    return CommonVerdicts.forMaster(
        request,
        "TERMINATE",
        named ? command.said(1) : "",
        game ->
            named
                ? end(game, command.rest(2).strip())
                : refused(new MasterFact.Refusal.TerminateUnsure(game.name())));
  }

  private static LineOutcome end(Game game, String reason) {
    boolean begun = game.isUnderWay();
    if (!begun || game.chance().head().isEmpty()) {
      return CommonVerdicts.notNow("TERMINATE", game);
    }
    if (reason.isEmpty()) {
      return refused(new MasterFact.Refusal.TerminateUnsure(game.name()));
    }
    String told = MasterLog.withoutAddresses(reason);
    if (reason.length() > MOST) {
      return refused(new MasterFact.Refusal.TextTooLong(MOST));
    }
    // The log that is told with the end has this act, too.
    return taken(new MasterFact.Terminated(game.name()))
        .with(
            new LetterEffect.Logged(game),
            new LetterEffect.Ended(game, new GameEnd.GameGivenUp(game.name(), told)));
  }
}
