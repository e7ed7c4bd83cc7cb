package depesche.bot.desk.master;

import static depesche.bot.desk.CommonVerdicts.forMaster;
import static depesche.bot.desk.LineOutcome.refused;
import static depesche.bot.desk.LineOutcome.taken;

import depesche.adjudicator.rules.Edit;
import depesche.adjudicator.rules.GamePosition;
import depesche.bot.desk.Command;
import depesche.bot.desk.Desk;
import depesche.bot.desk.LineOutcome;
import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import depesche.bot.game.rollback.Agreement;
import depesche.bot.game.rollback.HandEdit;
import depesche.bot.game.rollback.RollbackFact;
import java.util.List;
import java.util.Optional;

/// The master's `EDIT bismarck UNIT Red A BER REASON it was lost by mistake`: puts the position
/// right by hand, in front of everybody.
public final class EditDesk implements Desk {

  @Override
  public List<String> words() {
    return List.of("EDIT");
  }

  @Override
  public Form form(String word) {
    return Form.VERBATIM;
  }

  @Override
  public LineOutcome serve(Request request, Command command) {
    RollbackWords said = RollbackWords.of(request, command);
    return forMaster(request, "EDIT", said.game(), game -> edit(request, game, said));
  }

  private static LineOutcome edit(Request request, Game game, RollbackWords said) {
    Optional<LineOutcome> not = RollbackDesk.notNow(game, "EDIT");
    if (not.isPresent()) {
      return not.get();
    }
    Optional<Agreement> open = Agreement.open(game, request.now);
    if (open.isPresent()) {
      return refused(new RollbackFact.Refused.QuestionOpen(game.name(), open.get().asked().phase));
    }
    String line = String.join(" ", said.words());
    return switch (game.position().edit(line)) {
      case Edit.Refused<GamePosition<?, ?>>(Edit.Why why, String word, List<String> instead) ->
          refused(new RollbackFact.Refused.EditRefused(why.name(), word, instead));
      case Edit.Done<GamePosition<?, ?>>(GamePosition<?, ?> next) -> {
        if (said.reason().isEmpty()) {
          yield refused(
              new RollbackFact.Refused.ReasonMissing(
                  "EDIT %s %s REASON it was lost by mistake".formatted(game.name(), line)));
        }
        new HandEdit(request.services.games(), game).enter(line, next, said.reason(), request.now);
        yield taken(new RollbackFact.Edited(game.name(), line));
      }
    };
  }
}
