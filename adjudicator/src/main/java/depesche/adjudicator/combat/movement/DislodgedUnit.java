package depesche.adjudicator.combat.movement;

import depesche.adjudicator.combat.Unit;
import java.util.List;

/// A unit that lost its province.
///
/// @param unit as it stood before
/// @param by the attacker, as it stood before
/// @param strength of the attack
/// @param against what the unit had to resist it
/// @param retreats where it may go, in the order of the board; empty: it is destroyed
public record DislodgedUnit(Unit unit, Unit by, int strength, int against, List<String> retreats) {

  public DislodgedUnit {
    retreats = List.copyOf(retreats);
  }

  /// {@return the same unit without a place to go}
  public DislodgedUnit stranded() {
    return new DislodgedUnit(unit, by, strength, against, List.of());
  }
}
