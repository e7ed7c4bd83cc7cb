package depesche.adjudicator.diplomacy.campaign;

import depesche.adjudicator.combat.Unit;
import java.util.List;

/// A dislodged unit.
///
/// @param unit where it stood
/// @param by the unit that dislodged it, where that came from
/// @param open where it may retreat to; empty if it can only disband
public record RetreatingUnit(Unit unit, Unit by, List<String> open) {

  public RetreatingUnit {
    open = List.copyOf(open);
  }
}
