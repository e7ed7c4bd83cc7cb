package depesche.adjudicator.combat.movement;

import depesche.adjudicator.combat.Unit;
import java.util.List;

/// What became of a dislodged unit.
public sealed interface RetreatOutcome {

  /// It stands in this province now.
  record Retreated(String to) implements RetreatOutcome {}

  /// It wanted the same province as these others, and all of them are disbanded.
  record Collided(String to, List<Unit> others) implements RetreatOutcome {

    public Collided {
      others = List.copyOf(others);
    }
  }

  /// It was told to disband.
  record Disbanded() implements RetreatOutcome {}

  /// It had places to go and no order, and is disbanded.
  record Abandoned() implements RetreatOutcome {}

  /// It had no place to go.
  record Destroyed() implements RetreatOutcome {}
}
