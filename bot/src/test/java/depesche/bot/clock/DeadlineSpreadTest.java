package depesche.bot.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/// How long after a common deadline each of many games is judged.
class DeadlineSpreadTest {

  private static final int GAMES = 100;

  private static final DeadlineSpread HOUR = new DeadlineSpread(Duration.ofHours(1));

  /// {@return when games are judged, in seconds after their deadline, in order}
  private static long[] moments(IntFunction<String> name) {
    return IntStream.range(0, GAMES)
        .mapToObj(name)
        .mapToLong(game -> HOUR.after(game).toSeconds())
        .sorted()
        .toArray();
  }

  @Test
  void gamesOfOneSeriesAreJudgedOverTheWholeTime() {
    // Their names differ in the last digits only. A hundred in an hour are one in 36 seconds; no
    // ten minutes pass without one, and no minute has more than ten.
    List<IntFunction<String>> names =
        List.of(
            "spring%02d"::formatted,
            number -> "spring2027-" + (number + 1),
            number -> "friends-" + (number + 1) + "-r1");
    for (IntFunction<String> name : names) {
      long[] moments = moments(name);
      assertThat(moments[0]).isBetween(0L, 600L);
      assertThat(moments[GAMES - 1]).isBetween(3_000L, 3_599L);
      for (int i = 1; i < GAMES; i++) {
        assertThat(moments[i] - moments[i - 1]).isLessThan(600);
      }
      assertThat(LongStream.of(moments))
          .allMatch(
              begin ->
                  LongStream.of(moments).filter(at -> at >= begin && at < begin + 60).count()
                      <= 10);
    }
  }

  @Test
  void aGameIsAlwaysJudgedAsLongAfterwards() {
    // Players get used to it.
    assertThat(HOUR.after("bismarck")).isEqualTo(HOUR.after("bismarck"));
    assertThat(HOUR.after("bismarck")).isNotEqualTo(HOUR.after("cavour"));
  }
}
