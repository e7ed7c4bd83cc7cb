package depesche.adjudicator.diplomacy.ahead;

import depesche.adjudicator.Fact;
import java.util.List;

/// What a line means that stands under a condition, or begins or ends one.
public sealed interface BranchFact extends Fact {

  /// {@return what an order means that may stand under a condition}
  static Fact under(String condition, boolean holds, Fact meaning) {
    return condition.isEmpty() ? meaning : new UnderCondition(condition, holds, List.of(meaning));
  }

  /// What follows counts if this holds.
  ///
  /// @param holds whether it would if it were judged now
  record ConditionOpened(String condition, boolean holds) implements BranchFact {}

  /// A condition ends here.
  record ConditionClosed() implements BranchFact {}

  /// An order that counts if this holds.
  ///
  /// @param holds whether it would if it were judged now
  /// @param meaning what the order says
  record UnderCondition(String condition, boolean holds, List<Fact> meaning) implements BranchFact {

    public UnderCondition {
      meaning = List.copyOf(meaning);
    }
  }
}
