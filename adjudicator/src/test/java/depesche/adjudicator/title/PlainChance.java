package depesche.adjudicator.title;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Draw;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Random;

/// Quick chance for thousands of games: every stream follows from the seed.
public record PlainChance(long seed, int turn) implements Chance {

  @Override
  public Draw open(String purpose, String scope) {
    return new PlainDraw(new Random(Objects.hash(seed, turn, purpose, scope)));
  }

  @Override
  public Draw hidden(String purpose, String scope) {
    return open(purpose, scope);
  }

  private record PlainDraw(Random random) implements Draw {

    @Override
    public int below(int n) {
      return random.nextInt(n);
    }

    @Override
    public <T> List<T> shuffled(List<T> items) {
      List<T> shuffled = new ArrayList<>(items);
      Collections.shuffle(shuffled, random);
      return List.copyOf(shuffled);
    }
  }
}
