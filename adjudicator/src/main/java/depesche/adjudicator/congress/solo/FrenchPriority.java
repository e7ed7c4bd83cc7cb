package depesche.adjudicator.congress.solo;

import depesche.adjudicator.congress.scenarios.CongressIssue;
import java.util.List;

/// The French Priority Issues in their order (18.4.5.7), with the debate table (18.4.5.8): how many
/// non-military cards are needed to debate, by round.
enum FrenchPriority {
  FRENCH_RECRUITMENT(List.of(6, 5, 4, 3, 2, 1)),
  LIBERALISM(List.of(7, 6, 5, 3, 2, 1)),
  MINOR_WITH_UNIT(List.of(8, 7, 6, 4, 2, 1)),
  SWEDEN_AT_WAR(List.of(8, 7, 6, 4, 2, 1)),
  FRENCH_OPERATION(List.of(8, 7, 6, 4, 2, 1)),
  FINANCIAL_AID(List.of(9, 7, 6, 5, 3, 1)),
  MINOR(List.of(11, 9, 7, 5, 3, 1)),
  ALLIED_OPERATION(List.of(11, 9, 7, 5, 3, 1)),
  ALLIED_RECRUITMENT(List.of(11, 9, 7, 5, 3, 1)),
  OTHER(List.of(11, 9, 7, 5, 3, 1));

  @SuppressWarnings("ImmutableEnumChecker") // made by List.of
  private final List<Integer> needed;

  FrenchPriority(List<Integer> needed) {
    this.needed = needed;
  }

  /// {@return the cards needed to debate; one more for the last two rows if France won the wager}
  int needed(int round, boolean wonWager) {
    boolean row = compareTo(FINANCIAL_AID) >= 0;
    return needed.get(round - 1) + (row && wonWager ? 1 : 0);
  }

  /// {@return the row of the table, from 1}
  int row() {
    return List.of(values()).indexOf(this) + 1;
  }

  static FrenchPriority of(CongressIssue issue) {
    return switch (issue.kind()) {
      case LIBERALISM -> LIBERALISM;
      case RECRUITMENT -> issue.isAllied() ? ALLIED_RECRUITMENT : FRENCH_RECRUITMENT;
      case OPERATION -> issue.isAllied() ? ALLIED_OPERATION : FRENCH_OPERATION;
      case AID -> FINANCIAL_AID;
      case MINOR -> issue.frenchUnit() ? MINOR_WITH_UNIT : MINOR;
      case WAR -> issue.name().equals("Sweden at War") ? SWEDEN_AT_WAR : OTHER;
      case OTHER -> OTHER;
    };
  }
}
