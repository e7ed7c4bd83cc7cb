package depesche.bot.desk.master;

import static depesche.bot.desk.LineOutcome.refused;

import depesche.adjudicator.Fact;
import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Desk;
import depesche.bot.desk.GameStatus;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import depesche.bot.master.MasterFact;
import depesche.bot.master.MasterLog;
import depesche.bot.people.TableRules;
import depesche.bot.report.Mail;
import java.util.List;
import java.util.Locale;

/// `LOG bismarck`: what the masters of a game did and looked at. It is theirs while the game is
/// played, unless the table has an open log, and everybody's when it is over.
public final class LogDesk implements Desk {

  @Override
  public List<String> words() {
    return List.of("LOG");
  }

  @Override
  public Form form(String word) {
    return Form.QUESTION;
  }

  /// `Log in tomorrow` is prose.
  @Override
  public boolean means(Request request, Command command) {
    Command plain = command.plain();
    return plain.words().size() == 1
        || (plain.words().size() == 2 && plain.word(0).equals(plain.said(0)))
        || request.named(plain.said(1).toLowerCase(Locale.ROOT)).isPresent();
  }

  @Override
  public LineOutcome serve(Request request, Command command) {
    return CommonVerdicts.forReader(request, "LOG", command.said(1), game -> show(request, game));
  }

  private static LineOutcome show(Request request, Game game) {
    boolean all = request.rights.runs(game) || game.isOver();
    if (!all && !TableRules.of(game).isLogOpen()) {
      return refused(new MasterFact.Refusal.LogClosed(game.name()));
    }
    List<Fact> log = new MasterLog(game).told(all);
    return LineOutcome.enclosed(
        "LOG",
        new Mail.Answer(
            new GameStatus(request).heading(game),
            log.isEmpty() ? List.of(new MasterFact.LogEmpty(game.name())) : log));
  }
}
