package depesche.adjudicator.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class SpellingTest {

  private static final long SEED = Long.getLong("depesche.seed", 1L);

  @Test
  void oneLetterOffIsADistanceOfOne() {
    // The quick look and the full count agree.
    Random random = new Random(SEED);
    for (int i = 0; i < 100_000; i++) {
      String a = word(random);
      String b = word(random);
      assertThat(Spelling.within(1, a, b))
          .as("seed %d: %s, %s", SEED, a, b)
          .isEqualTo(Spelling.distance(a, b) <= 1);
    }
  }

  private static String word(Random random) {
    StringBuilder word = new StringBuilder();
    for (int length = random.nextInt(6); length > 0; length--) {
      word.append((char) ('a' + random.nextInt(3)));
    }
    return word.toString();
  }
}
