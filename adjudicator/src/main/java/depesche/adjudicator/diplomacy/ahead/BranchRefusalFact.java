package depesche.adjudicator.diplomacy.ahead;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Quoted;
import depesche.adjudicator.diplomacy.campaign.NamedProvince;
import java.util.List;

/// Why a condition is not accepted.
public sealed interface BranchRefusalFact extends Fact {

  /// A condition with a word that names no power, unit or place.
  record ConditionUnclear(@Quoted String word, @Quoted String condition)
      implements BranchRefusalFact {}

  /// A coast that the place has not, or one for an army, which stands on none.
  ///
  /// @param kind `A` or `F` as it was written; empty if none was
  /// @param coasts of the place, such as `NC`
  record ConditionCoast(@Quoted String word, NamedProvince at, String kind, List<String> coasts)
      implements BranchRefusalFact {
    public ConditionCoast {
      coasts = List.copyOf(coasts);
    }
  }

  /// `FRANCE OWNS BUR`: nobody owns what is no supply centre.
  record ConditionCentre(NamedProvince at, String owner) implements BranchRefusalFact {}

  /// `AND` and `OR` without brackets.
  record ConditionMixed(@Quoted String condition) implements BranchRefusalFact {}

  /// Conditions within conditions within conditions.
  record ConditionTooDeep(int deepest) implements BranchRefusalFact {}

  /// `ELSE` or `ENDIF` without an `IF`.
  record NoCondition(String word) implements BranchRefusalFact {}

  /// `IF A MUN THEN READY`: only an order can count under a condition.
  record NotUnderCondition(@Quoted String text) implements BranchRefusalFact {}
}
