package depesche.adjudicator.congress.sums;

import depesche.adjudicator.congress.sums.SumTerm.Why;
import java.util.List;

/// One side of a battle.
///
/// @param units with fleets; +1 each
/// @param supports markers; +3 each
/// @param headquarters whether the Generalissimo is here; +3
/// @param homeland whether it defends its homeland; +3
/// @param uphill whether it attacks a mountain; -3
/// @param cards what its own cards give it, and what the cards of the other side take
public record BattleSide(
    int units,
    int supports,
    boolean headquarters,
    boolean homeland,
    boolean uphill,
    List<SumTerm> cards) {

  private static final int MARKER = 3;

  public BattleSide {
    cards = List.copyOf(cards);
  }

  /// {@return the number before the cards}
  public Sum first() {
    return Sum.of(
        new SumTerm(Why.UNITS, units),
        new SumTerm(Why.SUPPORT, MARKER * supports),
        new SumTerm(Why.HEADQUARTERS, headquarters ? MARKER : 0),
        new SumTerm(Why.HOMELAND, homeland ? MARKER : 0),
        new SumTerm(Why.MOUNTAIN, uphill ? -MARKER : 0));
  }

  /// {@return the number before the dice}
  public Sum beforeDice() {
    return first().plus(cards);
  }
}
