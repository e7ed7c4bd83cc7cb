package depesche.adjudicator.diplomacy.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.diplomacy.campaign.Spot;
import depesche.adjudicator.diplomacy.campaign.UnitAt;
import java.util.List;

/// What is asked of a seat. `phase` is the heading, such as `Spring 1866, movement`.
public sealed interface PromptFact extends Fact {

  /// Orders for the seat's units and ballots for the foreign armies; either list may be empty.
  record OrdersWanted(String phase, List<UnitAt> units, List<UnitAt> foreign)
      implements PromptFact {}

  /// Retreats of the seat's units, and ballots for those of foreign armies; either may be empty.
  record RetreatsWanted(String phase, List<Choice> own, List<Choice> foreign)
      implements PromptFact {}

  record BuildsWanted(String phase, int builds, List<Spot> places) implements PromptFact {}

  /// Removals.
  ///
  /// @param last whether they end the game for the seat
  record RemovalsWanted(String phase, int removals, List<UnitAt> units, boolean last)
      implements PromptFact {}

  /// A dislodged unit and where it may go.
  record Choice(UnitAt unit, List<Spot> open) {}
}
