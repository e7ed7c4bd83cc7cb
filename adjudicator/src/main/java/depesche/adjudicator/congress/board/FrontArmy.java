package depesche.adjudicator.congress.board;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// An army block with what stands in its box.
///
/// @param name as in the set-up, such as `Army of Silesia`
/// @param space where its block stands
public record FrontArmy(
    WarFront front,
    String name,
    MajorPower power,
    String space,
    SequencedMap<ArmyUnitKind, Integer> units) {

  public FrontArmy {
    units = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(units));
  }

  /// {@return how much it counts in battle: +1 a unit and a fleet}
  public int strength() {
    return units.values().stream().mapToInt(Integer::intValue).sum();
  }
}
