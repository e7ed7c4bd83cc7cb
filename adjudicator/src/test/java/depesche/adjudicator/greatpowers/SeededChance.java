package depesche.adjudicator.greatpowers;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Draw;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/// Quick chance for thousands of games: every stream follows from the seed.
record SeededChance(long seed, int step) implements Chance {

  @Override
  public Draw open(String purpose, String scope) {
    return new SeededDraw(new Random(31 * (31 * seed + step) + (purpose + scope).hashCode()));
  }

  @Override
  public Draw hidden(String purpose, String scope) {
    return open(purpose, scope);
  }

  private record SeededDraw(Random random) implements Draw {

    @Override
    public int below(int n) {
      return random.nextInt(n);
    }

    @Override
    public <T> List<T> shuffled(List<T> items) {
      List<T> shuffled = new ArrayList<>(items);
      Collections.shuffle(shuffled, random);
      return shuffled;
    }
  }
}
