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
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

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
    Collection<String> named = request.phases().values();
    Optional<GamePosition<?, ?>> position = request.game("").flatMap(Game::begun);
    if (named.isEmpty() || position.isEmpty()) {
      return true;
    }
    List<Rules.When> times =
        named.stream().flatMap(words -> position.get().when(words).stream()).toList();
    return !times.contains(Rules.When.LATER) && times.stream().distinct().count() < 2;
  }

  /// {@return the phases that the lines of a letter name, by the number of the line}
  public static SequencedMap<Integer, String> named(List<String> lines) {
    SequencedMap<Integer, String> named = new LinkedHashMap<>();
    for (int i = 0; i < lines.size(); i++) {
      Command command = Command.of(i + 1, lines.get(i)).withoutComment().given();
      String words = command.word(0).equals("PHASE") ? command.plain().rest(1) : "";
      if (!words.isEmpty()) {
        named.put(i + 1, words);
      }
    }
    return named;
  }

  /// {@return the phase that a line is meant for, if that is another than the current one: the one
  /// named above it, or else that of the mail it answers}
  static Optional<String> other(Request request, Game game, Command command) {
    Optional<String> above =
        request.phases().entrySet().stream()
            .filter(named -> named.getKey() < command.line())
            .reduce((_, later) -> later)
            .map(Map.Entry::getValue);
    Optional<String> meant = above.or(request::meant);
    boolean now =
        meant.flatMap(words -> game.begun().flatMap(position -> position.when(words)))
            .filter(Rules.When.NOW::equals)
            .isPresent();
    return meant.filter(phase -> !now && !phase.equalsIgnoreCase(game.phase()));
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
