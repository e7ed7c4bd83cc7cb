package depesche.adjudicator.congress.sums;

import depesche.adjudicator.congress.sums.SumTerm.Why;
import java.util.List;

/// The die for a pawn of the Liberalism, the Absolutism or the Pax Britannica track. Pawns never
/// move back.
///
/// @param sum of the die, a resource or fleet each, and the cards that were played
public record TrackAdvance(Sum sum) {

  private static final int NEEDED = 4;

  /// {@return the roll}
  ///
  /// @param cards that give +1 each, by their names
  public static TrackAdvance of(int die, int resources, int fleets, List<String> cards) {
    Sum sum =
        Sum.of(
            new SumTerm(Why.DICE, die),
            new SumTerm(Why.RESOURCE, resources),
            new SumTerm(Why.FLEET, fleets));
    return new TrackAdvance(
        sum.plus(cards.stream().map(card -> new SumTerm(Why.CARD_BONUS, card, 1)).toList()));
  }

  /// {@return whether the pawn goes on: 4 or more}
  public boolean advances() {
    return sum.total() >= NEEDED;
  }
}
