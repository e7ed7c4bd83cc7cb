package depesche.adjudicator.greatpowers.turns;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.table.CardFace;
import depesche.adjudicator.greatpowers.table.Token;
import java.util.List;

/// What is asked of a seat.
public sealed interface PlanPromptFact extends Fact {

  /// Bid Phase.
  ///
  /// @param count how many bid cards it plays
  /// @param open traits it may bid on
  /// @param banned traits it leads alone
  /// @param row the action cards on the table, for wishes given at once
  record BidsWanted(int turn, int count, List<Token> open, List<Token> banned, List<CardFace> row)
      implements PlanPromptFact {}

  /// Action Phase.
  record WishesWanted(int turn, List<CardFace> row) implements PlanPromptFact {}

  /// Its list holds nothing that can be met.
  record AnotherWishWanted(int turn, List<CardFace> row) implements PlanPromptFact {}

  record TargetWanted(CardFace card, List<Seat> seats) implements PlanPromptFact {}

  record TheftWanted(List<Holding> others) implements PlanPromptFact {}

  record KeepWanted(List<CardFace> cards) implements PlanPromptFact {}

  record FoeWanted(List<Seat> seats) implements PlanPromptFact {}

  /// Whom Leader and Foe may still pick.
  ///
  /// @param next whether this one names the next ally
  record AllyWanted(List<Seat> seats, boolean next) implements PlanPromptFact {}

  record SideWanted(Seat leader, Seat foe) implements PlanPromptFact {}

  /// Who has how many colonies.
  record Holding(Seat seat, int colonies) {}
}
