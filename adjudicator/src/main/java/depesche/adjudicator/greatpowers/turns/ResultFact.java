package depesche.adjudicator.greatpowers.turns;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.greatpowers.table.Change;
import depesche.adjudicator.greatpowers.table.Token;
import java.util.List;

/// Results Phase: the bids, in the order in which they are revealed.
public sealed interface ResultFact extends Fact {

  /// A bid and what the chart gives for it.
  ///
  /// @param round the first, second, third … bids
  /// @param nth the how manyth bid on this trait it is in the turn
  record BidResolved(int round, Seat seat, Token trait, int nth, List<Change> changes)
      implements ResultFact {}

  /// A power that has played no card though it could.
  record NoBidLaid(Seat seat) implements ResultFact {}

  /// Ruling `noBids=FIRST_LEGAL`: the first legal traits are bid for a player who sent nothing.
  record BidsSupplied(Seat seat, List<Token> bids) implements ResultFact {}
}
