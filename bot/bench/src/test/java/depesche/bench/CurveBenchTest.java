package depesche.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// `bench service --curve` plays more and more games and prints a row for each measurement.
class CurveBenchTest {

  @Test
  void eachSizeIsTenTimesTheOneBefore() {
    // From 10 games on, up to as many as are named, which are played, too.
    assertThat(CurveBench.sizes(10_000)).containsExactly(10, 100, 1000, 10_000);
    assertThat(CurveBench.sizes(250)).containsExactly(10, 100, 250);
    assertThat(CurveBench.sizes(3)).containsExactly(3);
  }

  @Test
  void aRowHasGamesJudgedASecond() {
    // Two nodes are compared with one by the games they judge in a second.
    ServiceBench.Figures figures =
        new ServiceBench.Figures(
            1000, 2, 30.04, 12.5, 48, 59.4, 97_000_000, 2_100_000_000, 1_100_000_000, 0, 40.2);
    assertThat(CurveBench.row(figures))
        .isEqualTo(
            "| 1,000 | 2 | 30.0 s | 12.5 s | 80.0 | 48.0 s | 59 ms | 40 ms | 97 MB | 1,100 MB |");
  }
}
