package depesche.adjudicator.combat.movement;

import depesche.adjudicator.board.Province;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Unit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Judges the retreats that follow a movement phase.
public final class RetreatJudge {

  private RetreatJudge() {}

  /// {@return what became of every dislodged unit}
  ///
  /// @param orders at most one for each dislodged unit, to a place that is open to it
  public static RetreatResults judge(MoveResults moves, List<Order.Flight> orders) {
    SequencedMap<Unit, Order.Flight> heard = new LinkedHashMap<>();
    orders.forEach(order -> heard.put(order.unit(), order));
    Map<String, List<Unit>> arrivals = arrivals(moves, heard);
    List<RetreatResults.Result> results = new ArrayList<>();
    List<Unit> after = new ArrayList<>(moves.after());
    for (DislodgedUnit dislodgedUnit : moves.dislodged()) {
      RetreatOutcome outcome = outcome(dislodgedUnit, heard.get(dislodgedUnit.unit()), arrivals);
      results.add(new RetreatResults.Result(dislodgedUnit.unit(), outcome));
      if (outcome instanceof RetreatOutcome.Retreated(String to)) {
        after.add(dislodgedUnit.unit().in(to));
      }
    }
    return new RetreatResults(results, after);
  }

  private static Map<String, List<Unit>> arrivals(
      MoveResults moves, Map<Unit, Order.Flight> heard) {
    Map<String, List<Unit>> arrivals = new LinkedHashMap<>();
    for (DislodgedUnit dislodgedUnit : moves.dislodged()) {
      if (heard.get(dislodgedUnit.unit()) instanceof Order.Retreat(Unit unit, String to)) {
        arrivals.computeIfAbsent(Province.of(to), _ -> new ArrayList<>()).add(unit);
      }
    }
    return arrivals;
  }

  private static RetreatOutcome outcome(
      DislodgedUnit dislodgedUnit, Order.@Nullable Flight order, Map<String, List<Unit>> arrivals) {
    if (dislodgedUnit.retreats().isEmpty() && order == null) {
      return new RetreatOutcome.Destroyed();
    }
    return switch (order) {
      case null -> new RetreatOutcome.Abandoned();
      case Order.Disband _ -> new RetreatOutcome.Disbanded();
      case Order.Retreat(Unit unit, String to) -> {
        // Two units that retreat to the same province are both disbanded.
        List<Unit> others =
            arrivals.getOrDefault(Province.of(to), List.of()).stream()
                .filter(other -> !other.equals(unit))
                .toList();
        if (!dislodgedUnit.retreats().contains(to)) {
          throw new IllegalArgumentException("a closed retreat: " + unit + " to " + to);
        }
        yield others.isEmpty()
            ? new RetreatOutcome.Retreated(to)
            : new RetreatOutcome.Collided(to, others);
      }
    };
  }
}
