package depesche.adjudicator.standard;

import depesche.adjudicator.Fact;
import depesche.adjudicator.diplomacy.campaign.UnitAt;
import java.util.List;

/// How the game begins.
public sealed interface StandardSetupFact extends Fact {

  /// Rule 1: the units with which a power begins.
  record UnitsPlaced(String owner, List<UnitAt> units) implements StandardSetupFact {

    public UnitsPlaced {
      units = List.copyOf(units);
    }
  }
}
