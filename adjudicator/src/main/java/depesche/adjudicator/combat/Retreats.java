package depesche.adjudicator.combat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Judges the retreats that follow a movement phase.
public final class Retreats {

  private Retreats() {}

  /// {@return what became of every dislodged unit}
  ///
  /// @param orders the first order for a unit counts; orders for units that are not dislodged are
  ///   not heard
  public static RetreatResults judge(MoveResults moves, List<RetreatOrder> orders) {
    SequencedMap<Unit, RetreatOrder> heard = new LinkedHashMap<>();
    orders.forEach(order -> heard.putIfAbsent(order.unit(), order));
    Map<String, List<Unit>> arrivals = arrivals(moves, heard);
    List<RetreatResults.Result> results = new ArrayList<>();
    List<Unit> after = new ArrayList<>(moves.after());
    for (Dislodged dislodged : moves.dislodged()) {
      RetreatOutcome outcome = outcome(dislodged, heard.get(dislodged.unit()), arrivals);
      results.add(new RetreatResults.Result(dislodged.unit(), outcome));
      if (outcome instanceof RetreatOutcome.Retreated(String to)) {
        after.add(dislodged.unit().in(to));
      }
    }
    return new RetreatResults(results, after);
  }

  private static Map<String, List<Unit>> arrivals(
      MoveResults moves, Map<Unit, RetreatOrder> heard) {
    Map<String, List<Unit>> arrivals = new LinkedHashMap<>();
    for (Dislodged dislodged : moves.dislodged()) {
      if (heard.get(dislodged.unit()) instanceof RetreatOrder.Retreat(Unit unit, String to)
          && dislodged.retreats().contains(to)) {
        arrivals.computeIfAbsent(to, _ -> new ArrayList<>()).add(unit);
      }
    }
    return arrivals;
  }

  private static RetreatOutcome outcome(
      Dislodged dislodged, @Nullable RetreatOrder order, Map<String, List<Unit>> arrivals) {
    if (dislodged.retreats().isEmpty() && order == null) {
      return new RetreatOutcome.Destroyed();
    }
    return switch (order) {
      case null -> new RetreatOutcome.Abandoned();
      case RetreatOrder.Disband _ -> new RetreatOutcome.Disbanded();
      case RetreatOrder.Retreat(Unit unit, String to) -> {
        // Two units that retreat to the same province are both disbanded.
        List<Unit> others =
            arrivals.getOrDefault(to, List.of()).stream()
                .filter(other -> !other.equals(unit))
                .toList();
        if (!dislodged.retreats().contains(to)) {
          yield new RetreatOutcome.Forbidden(to);
        }
        yield others.isEmpty()
            ? new RetreatOutcome.Retreated(to)
            : new RetreatOutcome.Collided(to, others);
      }
    };
  }
}
