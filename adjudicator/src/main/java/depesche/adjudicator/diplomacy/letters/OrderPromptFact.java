package depesche.adjudicator.diplomacy.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.diplomacy.campaign.NamedProvince;
import depesche.adjudicator.diplomacy.campaign.UnitAt;
import java.util.List;

/// What is asked of a seat. `phase` is the heading, such as `Spring 1866, movement`.
public sealed interface OrderPromptFact extends Fact {

  /// Orders for the seat's units and ballots for the foreign armies; either list may be empty.
  record OrdersWanted(String phase, List<UnitAt> units, List<UnitAt> foreign)
      implements OrderPromptFact {}

  /// Retreats of the seat's units, and ballots for those of foreign armies; either may be empty.
  record RetreatsWanted(String phase, List<Choice> own, List<Choice> foreign)
      implements OrderPromptFact {}

  record BuildsWanted(String phase, int builds, List<NamedProvince> places)
      implements OrderPromptFact {}

  /// Removals.
  ///
  /// @param last whether they end the game for the seat
  record RemovalsWanted(String phase, int removals, List<UnitAt> units, boolean last)
      implements OrderPromptFact {}

  /// A dislodged unit and where it may go.
  record Choice(UnitAt unit, List<NamedProvince> open) {}
}
