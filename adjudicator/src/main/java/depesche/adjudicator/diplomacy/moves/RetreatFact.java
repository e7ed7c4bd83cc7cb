package depesche.adjudicator.diplomacy.moves;

import depesche.adjudicator.Fact;
import depesche.adjudicator.diplomacy.campaign.NamedProvince;
import depesche.adjudicator.diplomacy.campaign.UnitAt;
import java.util.List;

/// What became of a dislodged unit.
public sealed interface RetreatFact extends Fact {

  record Retreated(String owner, String order, NamedProvince to) implements RetreatFact {}

  /// Several units retreated to one province: all are disbanded.
  record RetreatsCollided(NamedProvince at, List<UnitAt> units) implements RetreatFact {}

  /// Disbanded as ordered.
  record RetreatDisbanded(String owner, String order, UnitAt unit) implements RetreatFact {}

  /// Disbanded because no retreat was ordered.
  record RetreatMissed(UnitAt unit) implements RetreatFact {}
}
