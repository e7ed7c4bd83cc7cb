package depesche.bot.series;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.bot.series.GameResult.Place;
import depesche.bot.series.SeriesStanding.Played;
import depesche.bot.series.SeriesStanding.Row;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SeriesStandingTest {

  private static final List<Long> PLAYERS = List.of(1L, 2L, 3L, 4L);

  private static Played game(int round, Map<String, Long> holders, Place... places) {
    return new Played(round, GameResult.of(List.of(places)), holders);
  }

  private static Row of(long player, List<Row> rows) {
    return rows.stream().filter(row -> row.player() == player).findFirst().orElseThrow();
  }

  @Test
  void pointsAreAddedUpOverTheGames() {
    List<Row> rows =
        new SeriesStanding(PointsRule.DRAW)
            .of(
                PLAYERS,
                List.of(
                    game(
                        1,
                        Map.of("A", 1L, "B", 2L),
                        new Place("A", true, 9),
                        new Place("B", true, 9)),
                    game(
                        2,
                        Map.of("A", 2L, "B", 1L),
                        new Place("A", true, 9),
                        new Place("B", false, 1))));
    assertThat(rows.getFirst().player()).isEqualTo(2);
    assertThat(rows.getFirst().points().text()).isEqualTo("150");
    assertThat(of(1, rows).points().text()).isEqualTo("50");
    assertThat(rows.stream().map(Row::rank)).containsExactly(1, 2, 3, 3);
  }

  @Test
  void equalPointsArePartedByWinsAloneThenByCentres() {
    List<Row> rows =
        new SeriesStanding(PointsRule.CENTRES)
            .of(
                PLAYERS,
                List.of(
                    game(
                        1,
                        Map.of("A", 1L, "B", 2L),
                        new Place("A", true, 9),
                        new Place("B", false, 1)),
                    game(
                        1,
                        Map.of("A", 3L, "B", 4L),
                        new Place("A", true, 10),
                        new Place("B", true, 8))));
    assertThat(of(1, rows).points()).isEqualTo(of(3, rows).points());
    assertThat(of(1, rows).rank()).isEqualTo(1);
    assertThat(of(3, rows).rank()).isEqualTo(2);
  }

  @Test
  void aSeatThatNobodyHeldGivesItsPointsToNobody() {
    List<Row> rows =
        new SeriesStanding(PointsRule.DRAW)
            .of(
                PLAYERS,
                List.of(
                    game(1, Map.of("A", 1L), new Place("A", true, 9), new Place("B", true, 9))));
    assertThat(of(1, rows).points().text()).isEqualTo("50");
    assertThat(of(2, rows).games()).isZero();
  }

  @Test
  void ofTwoSeatsInOneRoundTheBetterCounts() {
    List<Row> rows =
        new SeriesStanding(PointsRule.DRAW)
            .of(
                PLAYERS,
                List.of(
                    game(
                        1,
                        Map.of("A", 1L, "B", 2L),
                        new Place("A", true, 9),
                        new Place("B", true, 9)),
                    game(1, Map.of("A", 1L), new Place("A", true, 18), new Place("B", false, 2))));
    assertThat(of(1, rows).points().text()).isEqualTo("100");
    assertThat(of(1, rows).games()).isEqualTo(1);
  }

  @Test
  void aPlayerFromOutsideHasALineOfTheirOwn() {
    List<Row> rows =
        new SeriesStanding(PointsRule.DRAW)
            .of(
                PLAYERS,
                List.of(
                    game(1, Map.of("A", 9L), new Place("A", true, 9), new Place("B", false, 9))));
    assertThat(rows).hasSize(5);
    assertThat(rows.getFirst().player()).isEqualTo(9);
  }

  @Test
  void aGameWithoutAResultIsNoGame() {
    List<Row> rows =
        new SeriesStanding(PointsRule.SQUARES)
            .of(
                PLAYERS,
                List.of(
                    game(1, Map.of("A", 1L), new Place("A", false, 9), new Place("B", false, 9))));
    assertThat(rows).allMatch(row -> row.games() == 0 && row.points().equals(Points.NONE));
  }
}
