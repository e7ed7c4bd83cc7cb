package depesche.adjudicator.diplomacy.ahead;

import depesche.adjudicator.Fact;
import java.util.List;

/// Why a line that speaks of more than the orders of now is not accepted.
public sealed interface AheadRefusalFact extends Fact {

  /// A phase that is over.
  ///
  /// @param now the phase in which the letter was written
  record PhasePast(String phase, String now) implements AheadRefusalFact {}

  /// Words that name no phase.
  ///
  /// @param example the id of a phase that could be named
  record PhaseUnknown(String words, String example) implements AheadRefusalFact {}

  /// A condition with a word that names no power, unit or place.
  record ConditionUnclear(String word, String condition) implements AheadRefusalFact {}

  /// `AND` and `OR` without brackets.
  record ConditionMixed(String condition) implements AheadRefusalFact {}

  /// Conditions within conditions within conditions.
  record ConditionTooDeep(int deepest) implements AheadRefusalFact {}

  /// `ELSE` or `ENDIF` without an `IF`.
  record NoCondition(String word) implements AheadRefusalFact {}

  /// Nothing to repeat.
  record NothingBefore(String phase) implements AheadRefusalFact {}

  /// What is decided anew each time.
  record NotRepeatable(String phase) implements AheadRefusalFact {}

  /// `NO ALWAYS` for what has no standing order.
  record NoStanding(String word) implements AheadRefusalFact {}

  /// `CLEAR` while there are orders for later phases too.
  ///
  /// @param now the id of this phase
  /// @param later the ids of the phases that have orders
  record WhichCleared(String now, List<String> later) implements AheadRefusalFact {

    public WhichCleared {
      later = List.copyOf(later);
    }
  }

  /// `CLEAR` for a phase for which nothing is on file.
  record NothingAhead(String phase) implements AheadRefusalFact {}
}
