package depesche.adjudicator.greatpowers.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Quoted;

/// Why an accepted line may not be meant.
public sealed interface PlanDoubtFact extends Fact {

  /// A word that is not quite a known name.
  record ReadAs(@Quoted String word, String meant) implements PlanDoubtFact {}

  /// Not every bid card that may be played has been played yet.
  record BidsShort(int given, int count) implements PlanDoubtFact {}

  /// A card that cannot be paid for on the present levels.
  record CannotPay(String card, String text) implements PlanDoubtFact {}

  /// Another line of this letter says something else of the same, and counts no more.
  record Replaces(String text, int line) implements PlanDoubtFact {}
}
