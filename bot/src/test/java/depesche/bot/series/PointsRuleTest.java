package depesche.bot.series;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.config.DidYouMean;
import depesche.bot.series.GameResult.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;

class PointsRuleTest {

  private static final long SEED = Long.getLong("depesche.seed", System.nanoTime());

  private static final List<Place> DRAWN =
      List.of(
          new Place("Austria", true, 12),
          new Place("Turkey", true, 12),
          new Place("Russia", true, 8),
          new Place("Italy", false, 2));

  private static List<String> texts(PointsRule rule, List<Place> places) {
    return rule.of(GameResult.of(places)).values().stream().map(Points::text).toList();
  }

  @Test
  void aDrawIsSharedByThoseWhoAreInIt() {
    // By draw size, each of three has a third of 100 points, whatever their centres.
    assertThat(texts(PointsRule.DRAW, DRAWN)).containsExactly("33.33", "33.33", "33.33", "0");
  }

  @Test
  void theSquaresOfAllCentresAreAddedUp() {
    // 144 + 144 + 64 + 4 = 356; Italy has 100 * 4 / 356.
    assertThat(texts(PointsRule.SQUARES, DRAWN)).containsExactly("40.45", "40.45", "17.98", "1.12");
  }

  @Test
  void aCentreIsAPoint() {
    assertThat(texts(PointsRule.CENTRES, DRAWN)).containsExactly("12", "12", "8", "2");
  }

  @Test
  void whoWinsAloneTakesAll() {
    List<Place> solo = List.of(new Place("Austria", true, 18), new Place("Italy", false, 16));
    assertThat(texts(PointsRule.DRAW, solo)).containsExactly("100", "0");
    assertThat(texts(PointsRule.SQUARES, solo)).containsExactly("100", "0");
    assertThat(texts(PointsRule.CENTRES, solo)).containsExactly("34", "0");
  }

  @Test
  void aGameWithoutAResultIsWorthNothing() {
    List<Place> ended = List.of(new Place("Austria", false, 9), new Place("Italy", false, 5));
    for (PointsRule rule : PointsRule.values()) {
      assertThat(texts(rule, ended)).containsExactly("0", "0");
    }
  }

  @Test
  void victoryPointsBelowNothingCountAsNothing() {
    List<Place> debts = List.of(new Place("Red", true, 4), new Place("Blue", true, -9));
    assertThat(texts(PointsRule.SQUARES, debts)).containsExactly("100", "0");
  }

  @Test
  void everyGameGivesOutExactlyItsPoints() {
    // Fractions are exact: the sum is 100, or as many as there are centres, and never 99.99.
    Random random = new Random(SEED);
    for (int i = 0; i < 2_000; i++) {
      List<Place> places = new ArrayList<>();
      for (int seat = 0; seat < 2 + random.nextInt(7); seat++) {
        places.add(new Place("seat " + seat, random.nextInt(3) == 0, random.nextInt(19)));
      }
      GameResult result = GameResult.of(places);
      long centres = places.stream().mapToLong(Place::score).sum();
      for (PointsRule rule : PointsRule.values()) {
        long expected =
            result.kind() == GameResult.Kind.NONE
                ? 0
                : rule == PointsRule.CENTRES ? centres : PointsRule.WHOLE;
        SequencedMap<String, Points> points = rule.of(result);
        assertThat(points.values().stream().reduce(Points.NONE, Points::plus))
            .as("%s of %s, -Ddepesche.seed=%d", rule, result, SEED)
            .isEqualTo(Points.of(expected, 1));
      }
    }
  }

  @Test
  void aRuleIsReadByItsUsualNames() {
    assertThat(PointsRule.read("sum-of-squares")).contains(PointsRule.SQUARES);
    assertThat(PointsRule.read("Centers")).contains(PointsRule.CENTRES);
    assertThat(PointsRule.read("draw-size")).contains(PointsRule.DRAW);
    assertThat(PointsRule.read("golf")).isEmpty();
    assertThat(DidYouMean.missed("squars", PointsRule.names())).isEqualTo("SQUARES");
  }
}
