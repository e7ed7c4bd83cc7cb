package depesche.adjudicator.congress.sums;

import static depesche.adjudicator.congress.board.MajorPower.AUSTRIA;
import static depesche.adjudicator.congress.board.MajorPower.BRITAIN;
import static depesche.adjudicator.congress.board.MajorPower.FRANCE;
import static depesche.adjudicator.congress.board.MajorPower.RUSSIA;
import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.congress.CongressFiles;
import depesche.adjudicator.congress.board.MajorPower;
import depesche.adjudicator.congress.board.WarStatus;
import depesche.adjudicator.congress.sums.Spending.Use;
import depesche.adjudicator.congress.sums.SumTerm.Why;
import java.util.List;
import org.junit.jupiter.api.Test;

final class GovernmentSumsTest {

  private static Treasury of(MajorPower power, int base, int more, String from) {
    return Treasury.of(
        power, Sum.of(new SumTerm(Why.BASE, base), new SumTerm(Why.RESOURCE, from, more)));
  }

  private static int points(int start, int... changes) {
    Sum sum = Sum.of(new SumTerm(Why.BASE, start));
    for (int change : changes) {
      sum = sum.plus(new SumTerm(Why.STATED, change));
    }
    return sum.total();
  }

  @Test
  void c6ResourcesOfTheExample() {
    // C6: France 7, Russia 3 + 2, Britain 5 + 1, Austria 3; each spends all.
    Treasury french =
        of(FRANCE, 6, 1, "Martin Gaudin")
            .spend(Use.ISSUE, "Italy", 1)
            .spend(Use.ISSUE, "Saxony", 1)
            .spend(Use.MANDATORY, "FR Military Operation", 1)
            .spend(Use.SUPPORT, "Military Support", 4);
    assertThat(french.income().total()).isEqualTo(7);
    assertThat(french.left()).isZero();
    Treasury russian =
        of(RUSSIA, 3, 2, "BR Financial Aid")
            .spend(Use.MANDATORY, "Austria at War", 1)
            .spend(Use.MANDATORY, "RU Military Operation", 1)
            .spend(Use.SUPPORT, "Military Support", 1)
            .spend(Use.TRACK, "Liberalism", 1)
            .spend(Use.SOUND_GOVERNMENT, "Sound Government", 1);
    assertThat(russian.left()).isZero();
    Treasury british =
        of(BRITAIN, 5, 1, "Baron Eldon")
            .spend(Use.MANDATORY, "BR Financial Aid", 2)
            .spend(Use.MANDATORY, "BR Military Operation", 1)
            .spend(Use.ISSUE, "BR Recruitment", 1)
            .spend(Use.SUPPORT, "Military Support", 2);
    assertThat(british.left()).isZero();
    assertThat(british.on(Use.MANDATORY)).isEqualTo(3);
    Treasury austrian =
        of(AUSTRIA, 3, 0, "nothing")
            .spend(Use.ISSUE, "Liberalism", 1)
            .spend(Use.ISSUE, "Generalissimo", 1)
            .spend(Use.ISSUE, "Future Government of France", 1);
    assertThat(austrian.left()).isZero();
    assertThat(austrian.spend(Use.SUPPORT, "Military Support", 1).left()).isEqualTo(-1);
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
  void c8HandsOfTwoAndThreePlayers() {
    // C8: 10+1+10+2+10+1-5 = 29; 10+1+10+1-4 = 18, which the text prints with 11.
    Sum russia = HandSizes.of("RUSSIA", List.of("Prussia"));
    Sum britain = HandSizes.of("BRITAIN", List.of("Spain", "Portugal"));
    Sum austria = HandSizes.of("AUSTRIA", List.of("peace"));
    assertThat(HandSizes.coalition(List.of(russia, britain, austria)).total()).isEqualTo(29);
    assertThat(HandSizes.russiaAndAustria(russia, austria).total()).isEqualTo(18);
  }

  @Test
  void c8HandsAfterTheFirstTurnOfClash() {
    // C8: without Saxony France has 12, at war Austria has 10, and Britain keeps 13.
    var hands = CongressFiles.scenario("CLASH").hands();
    assertThat(hands.getOrDefault(FRANCE, 0) - 1).isEqualTo(12);
    assertThat(hands.getOrDefault(AUSTRIA, 0) - 1).isEqualTo(10);
    assertThat(hands.get(BRITAIN)).isEqualTo(13);
  }

  @Test
  void theOneAlliedPlayerHoldsElevenToThirteenCards() {
    // 18.2.1.4: 11 in Limited War, 12 in the Armistice, 13 in General War.
    assertThat(HandSizes.allowed(WarStatus.LIMITED_WAR)).isEqualTo(11);
    assertThat(HandSizes.allowed(WarStatus.ARMISTICE)).isEqualTo(12);
    assertThat(HandSizes.allowed(WarStatus.GENERAL_WAR)).isEqualTo(13);
  }
}
