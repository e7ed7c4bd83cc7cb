package depesche.adjudicator.greatpowers.questions;

import depesche.adjudicator.Fact;
import depesche.adjudicator.greatpowers.cards.Unmet;
import java.util.List;

/// What is still missing.
public sealed interface MissingFact extends Fact {

  record BidsOpen(int given, int count) implements MissingFact {}

  record WishOpen() implements MissingFact {}

  /// None of the wishes can be met with the cards that lie there.
  record WishUseless(List<Unmet> unmet) implements MissingFact {}

  /// A card on the list needs a target.
  record TargetOpen(String card) implements MissingFact {}

  record TheftOpen() implements MissingFact {}

  record KeepOpen() implements MissingFact {}

  record FoeOpen() implements MissingFact {}

  record AllyOpen() implements MissingFact {}

  record SideOpen() implements MissingFact {}
}
