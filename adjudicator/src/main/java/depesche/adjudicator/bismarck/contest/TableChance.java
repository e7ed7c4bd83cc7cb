package depesche.adjudicator.bismarck.contest;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Draw;
import java.util.List;
import java.util.SequencedMap;

/// The chance of each table: the pile that was shuffled for all, and the dice that were drawn for
/// all. That a card of the pile was shown is not published, for it would tell how far a table is;
/// the order of the pile is proved when the contest is over.
///
/// @param pile in its order; of no use after setup
record TableChance(List<?> pile, SequencedMap<String, Integer> dice) implements Chance {

  @Override
  public Draw open(String purpose, String scope) {
    Integer value = dice.get(purpose + "/" + scope);
    if (value == null) {
      throw new IllegalStateException("no die for " + purpose + "/" + scope);
    }
    return new Drawn(value, pile);
  }

  @Override
  public Draw hidden(String purpose, String scope) {
    return new Drawn(0, pile);
  }

  /// What was drawn before.
  private record Drawn(int value, List<?> pile) implements Draw {

    @Override
    public int below(int n) {
      return value;
    }

    @Override
    @SuppressWarnings("unchecked")
    public <T> List<T> shuffled(List<T> items) {
      return (List<T>) pile;
    }
  }
}
