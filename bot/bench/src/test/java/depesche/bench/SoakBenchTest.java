package depesche.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/// `bench soak` plays whole games by mail on a clock that is set, and says what is alive.
class SoakBenchTest {

  @Test
  void everyLetterIsTakenWhateverThePhase() {
    // A letter to the plain address that begins with SIGNON counts for the phase in which it comes.
    StringWriter said = new StringWriter();
    SoakBench.Plan plan =
        new SoakBench.Plan("short", 1, SoakBench.HOURLY, Duration.ofHours(3), 3, 0);
    SoakBench.Outcome outcome =
        new SoakBench(plan, new PrintWriter(said))
            .play(Path.of("..", "..").toAbsolutePath().normalize());
    assertThat(outcome.refused()).isZero();
    assertThat(outcome.turns()).isEqualTo(3);
    assertThat(outcome.games()).isEqualTo(1);
    // Ten games for the list of games; a game with five players and its start; the first two turns
    // ask everybody; the list, again and again.
    assertThat(outcome.taken()).isGreaterThanOrEqualTo(10 + 1 + 5 + 1 + 2 * 5 + 21);
    // Everybody and the master have a report of the beginning and of each turn.
    assertThat(outcome.mails()).isGreaterThanOrEqualTo(outcome.taken() + 4 * 6);
    assertThat(outcome.stored()).isGreaterThan(outcome.live());
    assertThat(outcome.live()).isPositive();
    assertThat(said.toString())
        .contains("short: turns judged " + outcome.turns() + " in 1 games")
        .contains("refused 0");
  }

  @Test
  void growthIsTheSlopeOfTheSecondHalf() {
    // Heap growth is told in percent by a thousand turns; what a start fills does not count.
    HeapMarks marks = new HeapMarks();
    marks.add(0, 20_000_000);
    marks.add(100, 90_000_000);
    marks.add(1000, 100_000_000);
    marks.add(2000, 101_000_000);
    assertThat(marks.growth().percent()).isCloseTo(100.0 / 100.5, within(0.001));
    assertThat(marks.growth().error()).isCloseTo(0, within(0.001));
  }

  @Test
  void marksThatScatterSayLess() {
    // What a collection leaves varies; the error of the slope says by how much it may be wrong.
    HeapMarks marks = new HeapMarks();
    for (int turns = 0; turns < 8000; turns += 1000) {
      marks.add(turns, 100_000_000 + turns % 2000 * 1000);
    }
    assertThat(marks.growth().percent()).isCloseTo(0.2, within(0.05));
    assertThat(marks.growth().error()).isGreaterThan(0.2);
  }

  @Test
  void marksWithoutTurnsSayNothing() {
    // Between marks something must have been judged.
    HeapMarks marks = new HeapMarks();
    marks.add(5, 1);
    marks.add(5, 2);
    marks.add(5, 3);
    assertThatThrownBy(marks::growth).isInstanceOf(IllegalStateException.class);
  }
}
