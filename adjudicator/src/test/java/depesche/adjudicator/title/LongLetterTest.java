package depesche.adjudicator.title;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import depesche.adjudicator.Letter;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Table;
import depesche.adjudicator.rules.Rules;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Letters with more lines than anybody writes by hand.
class LongLetterTest {

  private static final int TIMES = 40_000;

  /// Far more than a busy machine needs for lines that are each read by themselves, and far less
  /// than it needs to compare each line with every other.
  private static final Duration ENOUGH = Duration.ofSeconds(60);

  static Stream<Rules<?, ?>> titles() {
    return MapFiles.TITLES.stream();
  }

  @ParameterizedTest
  @MethodSource("titles")
  void theTimeToReadALetterGrowsWithItsLength(Rules<?, ?> title) {
    // One letter must not keep everybody else's waiting, however often it says the same.
    read(title);
  }

  private static <P, O> void read(Rules<P, O> rules) {
    List<Seat> seats =
        rules.title().colours().stream().limit(rules.title().fewest()).map(Seat::new).toList();
    P position =
        rules.open(new Table(seats, new LinkedHashMap<>()), new PlainChance(1, 1)).position();
    Seat seat = seats.getFirst();
    String order = rules.examples(position, seat).getFirst();
    String text = String.join("\n", Collections.nCopies(TIMES, order));
    Letter letter = new Letter(rules.phase(position).id(), text);
    int lines =
        assertTimeoutPreemptively(
            ENOUGH, () -> rules.read(position, seat, List.of(letter)).lines().size());
    assertThat(lines).isEqualTo(TIMES);
  }
}
