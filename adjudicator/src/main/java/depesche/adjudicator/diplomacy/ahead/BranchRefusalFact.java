package depesche.adjudicator.diplomacy.ahead;

import depesche.adjudicator.Fact;

/// Why a condition is not accepted.
public sealed interface BranchRefusalFact extends Fact {

  /// A condition with a word that names no power, unit or place.
  record ConditionUnclear(String word, String condition) implements BranchRefusalFact {}

  /// `AND` and `OR` without brackets.
  record ConditionMixed(String condition) implements BranchRefusalFact {}

  /// Conditions within conditions within conditions.
  record ConditionTooDeep(int deepest) implements BranchRefusalFact {}

  /// `ELSE` or `ENDIF` without an `IF`.
  record NoCondition(String word) implements BranchRefusalFact {}

  /// `IF A MUN THEN READY`: only an order can count under a condition.
  record NotUnderCondition(String text) implements BranchRefusalFact {}
}
