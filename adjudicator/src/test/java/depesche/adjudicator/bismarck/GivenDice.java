package depesche.adjudicator.bismarck;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Draw;
import java.util.List;

/// Chance whose rolls of two dice are given, in their order: 34 is 3 and 4. A single die shows the
/// last digit.
record GivenDice(Chance other, int... dice) implements Chance {

  @Override
  public Draw open(String purpose, String scope) {
    if (purpose.equals("card")) {
      return new Given(dice[dice.length - 1] % 10 - 1);
    }
    int nth = Integer.parseInt(scope.substring(scope.lastIndexOf('/') + 1));
    int roll = dice[nth - 1];
    return new Given(6 * (roll / 10 - 1) + roll % 10 - 1);
  }

  @Override
  public Draw hidden(String purpose, String scope) {
    return other.hidden(purpose, scope);
  }

  private record Given(int value) implements Draw {

    @Override
    public int below(int n) {
      return value;
    }

    @Override
    public <T> List<T> shuffled(List<T> items) {
      return items;
    }
  }
}
