package depesche.adjudicator.congress.sums;

import static depesche.adjudicator.congress.board.MajorPower.AUSTRIA;
import static depesche.adjudicator.congress.board.MajorPower.BRITAIN;
import static depesche.adjudicator.congress.board.MajorPower.FRANCE;
import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.congress.CongressFiles;
import depesche.adjudicator.congress.sums.SumTerm.Why;
import java.util.List;
import org.junit.jupiter.api.Test;

final class GovernmentSumsTest {

  private static int points(int start, int... changes) {
    Sum sum = Sum.of(new SumTerm(Why.BASE, start));
    for (int change : changes) {
      sum = sum.plus(new SumTerm(Why.STATED, change));
    }
    return sum.total();
  }

  @Test
  void c6PaxBritannica() {
    // C6: a 3 with Huskisson and Bexley is 5: the pawn goes on.
    TrackAdvance pax = TrackAdvance.of(3, 0, 0, List.of("Huskisson", "Baron Bexley"));
    assertThat(pax.sum().total()).isEqualTo(5);
    assertThat(pax.advances()).isTrue();
    assertThat(TrackAdvance.of(2, 1, 0, List.of()).advances()).isFalse();
    assertThat(TrackAdvance.of(1, 1, 2, List.of()).advances()).isTrue();
  }

  @Test
  void c7PointsOfTheTurn() {
    // C7: Britain 22, Russia 34, France 52 as told. Austria's parts make 33, the text says 32.
    assertThat(points(15, 3, -1, 3, 2)).isEqualTo(22);
    assertThat(points(25, 3, 1, 5)).isEqualTo(34);
    assertThat(points(55, 2, -2, -2, -3, 2)).isEqualTo(52);
    assertThat(points(20, 1, 1, 2, 3, 5, 1)).isEqualTo(33);
  }

  @Test
  void c8HandsAfterTheFirstTurnOfClash() {
    // C8: without Saxony France has 12, at war Austria has 10, and Britain keeps 13.
    var hands = CongressFiles.scenario("CLASH").hands();
    assertThat(hands.getOrDefault(FRANCE, 0) - 1).isEqualTo(12);
    assertThat(hands.getOrDefault(AUSTRIA, 0) - 1).isEqualTo(10);
    assertThat(hands.get(BRITAIN)).isEqualTo(13);
  }
}
