package depesche.adjudicator.weimar.solo;

import java.util.List;

/// One step of how a bot came to its choice.
///
/// @param why what it looked at
/// @param rule the paragraph of the playbook
/// @param found what fits: cities, issues, numbers
public record BotStep(Why why, String rule, List<String> found) {

  public BotStep {
    found = List.copyOf(found);
  }

  /// A step with these words.
  public BotStep(Why why, String rule, String... found) {
    this(why, rule, List.of(found));
  }

  /// What a bot looks at.
  public enum Why {
    /// Condition 1, and what fits it.
    CONDITION_1,
    CONDITION_2,
    CONDITION_3,
    /// No condition fits: the first in its list.
    FIRST_IN_LIST,
    /// Several are left: those that are preferred.
    PREFERRED,
    /// Several are left: those with the most dice.
    MOST_DICE,
    /// Several are left: the first in the list of priorities.
    PRIORITY,
    /// There is nothing that it could choose.
    NOTHING,
    /// A die decided.
    DIE,
    /// The table names it outright.
    TABLE,
    /// Action points: the value of the card and the reserve.
    ACTION_POINTS,
    /// What these points buy.
    COUP,
    DEMONSTRATION,
    SAVE,
    BUY_PLUS_ONE,
    PREPARE,
    TAKE_CONTROL,
    MOBILISE_SUPPLY,
    MOBILISE_CITY,
    /// No city comes to three dice: the points prepare a later coup.
    ONLY_PREPARE,
    /// Parts of a card in the order in which it does them.
    EVENT,
    ACTION,
    DEBATE
  }

  /// {@return the step as it is printed}
  public String text() {
    return why + (found.isEmpty() ? "" : " " + String.join(", ", found)) + " (" + rule + ")";
  }
}
