package depesche.adjudicator.diplomacy.ahead;

import depesche.adjudicator.Fact;
import java.util.List;

/// What a line means that speaks of more than the orders of now. `phase` is always a title, such as
/// `Fall 1866, movement`.
public sealed interface AheadFact extends Fact {

  /// What follows is meant for this phase.
  record SectionBegun(String phase) implements AheadFact {}

  /// Understood now, read again when its phase comes.
  record KeptForPhase(String order, String phase) implements AheadFact {}

  /// What follows counts if this holds.
  ///
  /// @param holds whether it would if it were judged now
  record ConditionOpened(String condition, boolean holds) implements AheadFact {}

  /// A condition ends here.
  record ConditionClosed() implements AheadFact {}

  /// An order that counts if this holds.
  ///
  /// @param holds whether it would if it were judged now
  /// @param meaning what the order says
  record UnderCondition(String condition, boolean holds, List<Fact> meaning) implements AheadFact {

    public UnderCondition {
      meaning = List.copyOf(meaning);
    }
  }

  /// An order that counts from now on in every phase in which its unit has no other.
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
