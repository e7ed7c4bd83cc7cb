package depesche.adjudicator.greatpowers.table;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import java.util.List;

/// Action cards and what becomes of them.
public sealed interface CardFact extends Fact {

  /// A card taken from the row.
  record CardTaken(Seat seat, CardFace card) implements CardFact {}

  record CardPassed(Seat seat) implements CardFact {}

  /// A list that holds nothing that could be met: the seat is asked once more.
  record ListExhausted(Seat seat) implements CardFact {}

  /// Which wish was met and why those ranked above it were not. Only the seat itself is told what
  /// it wished for and did not get.
  ///
  /// @param met as they might have written it; empty if none was
  record WishesWeighed(Seat seat, String met, List<UnmetWish> unmet) implements CardFact {}

  /// A card that waits for its target.
  record TargetAwaited(Seat seat, CardFace card) implements CardFact {}

  /// A card does what it says.
  ///
  /// @param targets the target player; empty if the card has none
  record CardResolved(Seat seat, CardFace card, List<Seat> targets, List<Change> changes)
      implements CardFact {}

  record CardDiscarded(Seat seat, String card, Reason reason) implements CardFact {}

  /// Why a card is discarded unresolved.
  enum Reason {
    CHOSEN,
    NO_TARGET
  }

  /// End of the Action Phase: nobody wanted these.
  record RowDiscarded(List<String> cards) implements CardFact {}

  /// Everybody may know that somebody looked.
  record EventLookedAt(Seat seat) implements CardFact {}

  /// Only the seat that looked knows what it saw.
  record EventSeen(Seat seat, CardFace event) implements CardFact {}

  /// A seat may play more or fewer bid cards next turn.
  record NextBidsChanged(Seat seat, int by) implements CardFact {}
}
