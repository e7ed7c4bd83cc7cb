package depesche.adjudicator.greatpowers.turns;

import depesche.adjudicator.Fact;
import depesche.adjudicator.greatpowers.table.UnmetWish;
import java.util.List;

/// What is still missing.
public sealed interface PlanMissingFact extends Fact {

  record BidsOpen(int given, int count) implements PlanMissingFact {}

  record WishOpen() implements PlanMissingFact {}

  /// None of the wishes can be met with the cards that are there.
  record WishUseless(List<UnmetWish> unmet) implements PlanMissingFact {}

  /// A card on the list needs a target.
  record TargetOpen(String card) implements PlanMissingFact {}

  record TheftOpen() implements PlanMissingFact {}

  record KeepOpen() implements PlanMissingFact {}

  record FoeOpen() implements PlanMissingFact {}

  record AllyOpen() implements PlanMissingFact {}

  record SideOpen() implements PlanMissingFact {}

  /// What an earlier letter said for this turn and cannot be done.
  record NoLongerPossible(String command, List<Fact> why) implements PlanMissingFact {

    public NoLongerPossible {
      why = List.copyOf(why);
    }
  }
}
