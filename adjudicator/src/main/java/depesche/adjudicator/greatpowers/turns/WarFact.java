package depesche.adjudicator.greatpowers.turns;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.table.Change;
import java.util.List;

/// War: sides, strength, spoils and losses.
public sealed interface WarFact extends Fact {

  record FoeNamed(Seat leader, Seat foe) implements WarFact {}

  record AllyNamed(Seat by, Seat ally) implements WarFact {}

  /// The last one comes to the side that is left, or chooses it.
  record SideTaken(Seat seat, Seat with) implements WarFact {}

  /// Ruling `greatWarPick=NEUTRAL`.
  record StoodAside(Seat seat) implements WarFact {}

  /// A war waits for somebody's choice.
  record ChoiceAwaited(Seat seat) implements WarFact {}

  record WarWon(List<Seat> winners, List<Seat> losers, Strength won, Strength lost, Decided by)
      implements WarFact {}

  record WarUndecided(List<Seat> leaders, List<Seat> foes, Strength each) implements WarFact {}

  /// What the war brings and costs one power.
  record WarToll(Seat seat, boolean winner, List<Change> changes) implements WarFact {}

  /// Levels summed over a side.
  ///
  /// @param force Armies and Navies
  record Strength(int force, int industry, int nationalism) {}

  /// What a war was decided by.
  enum Decided {
    FORCE,
    INDUSTRY,
    NATIONALISM,
    RULING
  }
}
