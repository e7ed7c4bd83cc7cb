package depesche.adjudicator.kit;

import depesche.adjudicator.Fact;
import java.util.List;

/// What a line means that speaks of more than the orders of now. `phase` is always a title, such as
/// `Fall 1866, movement` or `Turn 4, Bid Phase`.
public sealed interface AheadFact extends Fact {

  /// What follows is meant for this phase.
  record SectionBegun(String phase) implements AheadFact {}

  /// Understood now, read again when its phase comes.
  record KeptForPhase(String order, String phase) implements AheadFact {}

  /// An order that counts from now on wherever nothing else answers the same.
  record StandingTaken(String order) implements AheadFact {}

  /// A standing order on file.
  ///
  /// @param counts whether it counts in this phase
  record StandingOrder(String order, boolean counts) implements AheadFact {}

  /// These standing orders are no longer on file.
  record StandingEnded(List<String> orders) implements AheadFact {

    public StandingEnded {
      orders = List.copyOf(orders);
    }
  }

  /// The orders of an earlier phase, once more.
  ///
  /// @param orders what each says now
  record Repeated(String phase, List<Fact> orders) implements AheadFact {

    public Repeated {
      orders = List.copyOf(orders);
    }
  }
}
