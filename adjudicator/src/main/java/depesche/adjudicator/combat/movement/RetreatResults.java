package depesche.adjudicator.combat.movement;

import depesche.adjudicator.combat.Unit;
import java.util.List;

/// A retreat phase, judged.
///
/// @param results every dislodged unit and what became of it, in the order of the dislodged
/// @param after all units on the board now: those that stood, then those that retreated
public record RetreatResults(List<Result> results, List<Unit> after) {

  public RetreatResults {
    results = List.copyOf(results);
    after = List.copyOf(after);
  }

  /// A dislodged unit and what became of it.
  public record Result(Unit unit, RetreatOutcome outcome) {}
}
