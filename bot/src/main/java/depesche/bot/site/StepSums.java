package depesche.bot.site;

import depesche.bot.ledger.StoredGame;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// What is known of the steps of games that are played. No step ever changes once it is in the
/// ledger, so each is read once while the program runs, and its texts are let go.
final class StepSums {

  /// Of so many games it is kept; of others all steps are read.
  private static final int KEPT = 1000;

  private final Map<Long, List<StepSum>> known =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, List<StepSum>> eldest) {
          return size() > KEPT;
        }
      };

  /// {@return the steps of a game that led to its present position, oldest first: those of each of
  /// its phases, with what the master changed behind them}
  List<List<StepSum>> of(StoredGame game) {
    List<StepSum> all = all(game);
    if (game.isOver()) {
      known.remove(game.id());
    } else {
      known.put(game.id(), all);
    }
    List<StepSum> way = new ArrayList<>();
    for (int turn = all.size(); turn > 0; turn = all.get(turn - 1).begins()) {
      way.add(all.get(turn - 1));
    }
    List<List<StepSum>> phases = new ArrayList<>();
    for (StepSum step : way.reversed()) {
      boolean same =
          !phases.isEmpty()
              && (!step.isJudged() || phases.getLast().getFirst().phase().equals(step.phase()));
      if (!same) {
        phases.add(new ArrayList<>());
      }
      phases.getLast().add(step);
    }
    return phases;
  }

  /// The last one that is known is read again: a database that has lost some has lost it, too.
  private List<StepSum> all(StoredGame game) {
    List<StepSum> before = known.getOrDefault(game.id(), List.of());
    int same = Math.max(0, before.size() - 1);
    List<StepSum> since = game.turns(same).stream().map(StepSum::of).toList();
    if (!since.containsAll(before.subList(same, before.size()))) {
      same = 0;
      since = game.turns().stream().map(StepSum::of).toList();
    }
    return Stream.concat(before.subList(0, same).stream(), since.stream()).toList();
  }
}
