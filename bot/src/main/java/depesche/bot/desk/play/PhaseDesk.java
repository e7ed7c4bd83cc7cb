package depesche.bot.desk.play;

import static depesche.bot.desk.CommonVerdicts.refused;
import static depesche.bot.desk.CommonVerdicts.taken;

import depesche.adjudicator.Verdict;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.rules.Rules;
import depesche.bot.desk.Command;
import depesche.bot.desk.CommonVerdicts;
import depesche.bot.desk.Desk;
import depesche.bot.desk.DeskFact;
import depesche.bot.desk.DeskFact.Refusal;
import depesche.bot.desk.Request;
import depesche.bot.game.Game;
import java.util.List;
import java.util.Optional;

/// `PHASE F1866M`: the letter is meant for this phase and no other. A letter that arrives too late
/// then does no harm. Where a letter has parts for several phases, or one for a later phase, such a
/// line begins a part, and the rules read it with the orders below it.
public final class PhaseDesk implements Desk {

  @Override
  public List<String> words() {
    return List.of("PHASE");
  }

  @Override
  public boolean means(Request request, Command command) {
    List<String> named = request.phases();
    Optional<GamePosition<?, ?>> position = request.game("").flatMap(Game::begun);
    if (named.isEmpty() || position.isEmpty()) {
      return true;
    }
    List<Rules.When> times =
        named.stream().flatMap(words -> position.get().when(words).stream()).toList();
    return !times.contains(Rules.When.LATER) && times.stream().distinct().count() < 2;
  }

  /// {@return the phases that the lines of a letter name}
  public static List<String> named(List<String> lines) {
    return lines.stream()
        .map(line -> Command.of(1, line).withoutComment().given())
        .filter(command -> command.word(0).equals("PHASE"))
        .map(command -> command.plain().rest(1))
        .filter(words -> !words.isEmpty())
        .toList();
  }

  @Override
  public Verdict serve(Request request, Command command) {
    return CommonVerdicts.withGame(
        request, "PHASE", "", game -> guard(request, game, command.rest(1)));
  }

  private static Verdict guard(Request request, Game game, String phase) {
    boolean now =
        game.begun().flatMap(position -> position.when(phase)).equals(Optional.of(Rules.When.NOW));
    if (now || game.phase().equalsIgnoreCase(phase)) {
      request.meansPhase(game.phase());
      return taken(new DeskFact.PhaseAgreed(game.phase()));
    }
    request.meansPhase(phase);
    return refused(new Refusal.OtherPhase(phase, game.phase()));
  }
}
