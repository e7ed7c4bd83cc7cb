package depesche.adjudicator.greatpowers.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.greatpowers.table.Token;
import java.util.List;

/// What a line means, and what is on file. Wishes and aims are ranked, the best first.
public sealed interface PlanFact extends Fact {

  record BidsLaid(List<Token> bids) implements PlanFact {}

  /// Bids of which not all follow each other: each is resolved in the round of its slot.
  record SlotsLaid(List<Slot> slots) implements PlanFact {}

  /// A bid in a slot, from 1.
  record Slot(int slot, Token trait) {}

  record CardsWished(List<String> wishes) implements PlanFact {}

  record TargetsNamed(List<String> targets) implements PlanFact {}

  record DiscardPlanned() implements PlanFact {}

  /// A `DISCARD` is taken back.
  record ResolvePlanned() implements PlanFact {}

  /// No bid card is played this turn.
  record BidsDeclined() implements PlanFact {}

  /// No target is named for the card in hand.
  record TargetDeclined() implements PlanFact {}

  /// The next question is declined, whatever it is.
  record NextDeclined() implements PlanFact {}

  record TheftPlanned(List<String> from) implements PlanFact {}

  record KeepPlanned(List<String> wishes) implements PlanFact {}

  record FoePlanned(List<String> foes) implements PlanFact {}

  record AlliesPlanned(List<String> allies) implements PlanFact {}

  /// Understood now, read again when its phase comes.
  ///
  /// @param phase its title
  record KeptAhead(String phase, List<Fact> meaning) implements PlanFact {

    public KeptAhead {
      meaning = List.copyOf(meaning);
    }
  }
}
