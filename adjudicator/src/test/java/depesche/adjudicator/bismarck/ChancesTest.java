package depesche.adjudicator.bismarck;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Reader;
import org.junit.jupiter.api.Test;

class ChancesTest {

  private static final int FACES = 6;

  @Test
  void theSmallerOfTwoDifferentDiceDecides() {
    // Rule 2.1, tip: 33, 27, 20, 13 and 7 % for the places 1 to 5. The table says so in fifteenths.
    int[] hits = new int[FACES];
    int rolls = 0;
    for (int first = 1; first <= FACES; first++) {
      for (int second = 1; second <= FACES; second++) {
        if (first != second) {
          hits[Math.min(first, second)]++;
          rolls++;
        }
      }
    }
    String table = String.valueOf(
            DanceGame.RULES.view(DanceGame.open().position(), new Reader.Holder(DanceGame.SOLO)));
    for (int place = 1; place < FACES; place++) {
      assertThat(hits[place] * 15 / rolls).isEqualTo(FACES - place);
      assertThat(table).contains("fifteenths=" + (FACES - place));
    }
  }
}
