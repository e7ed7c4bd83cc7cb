package depesche.adjudicator.diplomacy.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.diplomacy.campaign.NamedProvince;
import depesche.adjudicator.diplomacy.campaign.UnitAt;
import java.util.List;

/// What is still missing from a seat.
public sealed interface OrderMissingFact extends Fact {

  record UnitWithoutOrder(UnitAt unit) implements OrderMissingFact {}

  /// A dislodged unit without a retreat.
  ///
  /// @param open where it may go; empty if it can only disband
  record RetreatMissing(UnitAt unit, List<NamedProvince> open) implements OrderMissingFact {}

  /// An order of an earlier letter that was kept for this phase and cannot be carried out.
  ///
  /// @param order as it was written
  /// @param why the refusal
  record NoLongerPossible(String order, List<Fact> why) implements OrderMissingFact {

    public NoLongerPossible {
      why = List.copyOf(why);
    }
  }

  /// Builds not yet chosen.
  ///
  /// @param mayWaive whether the house rules let a seat leave one unused
  record BuildsOpen(int builds, List<NamedProvince> places, boolean mayWaive)
      implements OrderMissingFact {}

  /// Removals not yet chosen.
  record RemovalsOpen(int removals, List<UnitAt> units) implements OrderMissingFact {}
}
