package depesche.adjudicator.greatpowers.questions;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.cards.Face;
import depesche.adjudicator.greatpowers.cards.Token;
import java.util.List;

/// What is asked of a seat.
public sealed interface PromptFact extends Fact {

  /// Bid Phase.
  ///
  /// @param count how many bid cards it lays
  /// @param open traits it may bid on
  /// @param banned traits it leads alone
  /// @param row the action cards on the table, for wishes given at once
  record BidsWanted(int turn, int count, List<Token> open, List<Token> banned, List<Face> row)
      implements PromptFact {}

  /// Action Phase.
  record WishesWanted(int turn, List<Face> row) implements PromptFact {}

  /// Its list holds nothing that can be met.
  record AnotherWishWanted(int turn, List<Face> row) implements PromptFact {}

  record TargetWanted(Face card, List<Seat> seats) implements PromptFact {}

  record TheftWanted(List<Holding> others) implements PromptFact {}

  record KeepWanted(List<Face> cards) implements PromptFact {}

  record FoeWanted(List<Seat> seats) implements PromptFact {}

  /// Whom Leader and Foe may still pick.
  ///
  /// @param next whether this one names the next ally
  record AllyWanted(List<Seat> seats, boolean next) implements PromptFact {}

  record SideWanted(Seat leader, Seat foe) implements PromptFact {}

  /// Who has how many colonies.
  record Holding(Seat seat, int colonies) {}
}
