package depesche.adjudicator.combat.movement;

import depesche.adjudicator.combat.Unit;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// A movement phase, judged.
///
/// @param results every unit's order and outcome, in the order they were handed in
/// @param after the units that are not dislodged, where they stand now, in the same order
/// @param dislodged the units that are, in the same order
/// @param standoffs provinces left vacant by a standoff, in the order of the board
public record MoveResults(
    List<OrderResult> results,
    List<Unit> after,
    List<DislodgedUnit> dislodged,
    List<String> standoffs) {

  public MoveResults {
    results = List.copyOf(results);
    after = List.copyOf(after);
    dislodged = List.copyOf(dislodged);
    standoffs = List.copyOf(standoffs);
  }

  /// {@return how this unit was dislodged, if it was}
  public Optional<DislodgedUnit> dislodged(Unit unit) {
    for (DislodgedUnit fallen : dislodged) {
      if (fallen.unit().equals(unit)) {
        return Optional.of(fallen);
      }
    }
    return Optional.empty();
  }

  /// {@return the same phase, where dislodged units that may not retreat have no place to go}
  public MoveResults removing(Predicate<Unit> lost) {
    if (dislodged.stream().map(DislodgedUnit::unit).noneMatch(lost)) {
      return this;
    }
    List<DislodgedUnit> gone =
        dislodged.stream().map(it -> lost.test(it.unit()) ? it.stranded() : it).toList();
    return new MoveResults(results, after, gone, standoffs);
  }
}
