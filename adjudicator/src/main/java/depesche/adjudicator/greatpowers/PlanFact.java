package depesche.adjudicator.greatpowers;

import depesche.adjudicator.Fact;
import java.util.List;

/// What a line means, and what is on file. Wishes and aims are ranked, the dearest first.
public sealed interface PlanFact extends Fact {

  record BidsLaid(List<Token> bids) implements PlanFact {}

  record CardsWished(List<String> wishes) implements PlanFact {}

  record TargetsNamed(List<String> targets) implements PlanFact {}

  record DiscardPlanned() implements PlanFact {}

  record TheftPlanned(List<String> from) implements PlanFact {}

  record KeepPlanned(List<String> wishes) implements PlanFact {}

  record FoePlanned(List<String> foes) implements PlanFact {}

  record AlliesPlanned(List<String> allies) implements PlanFact {}

  /// What was on file and is no longer.
  record Withdrawn(List<String> what) implements PlanFact {}

  /// Several things said in one line.
  record Both(List<Fact> parts) implements PlanFact {}
}
