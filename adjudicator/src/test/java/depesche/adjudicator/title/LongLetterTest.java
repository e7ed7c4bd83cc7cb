package depesche.adjudicator.title;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import depesche.adjudicator.Letter;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Table;
import depesche.adjudicator.Volume;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.rules.Seated;
import depesche.adjudicator.rules.Suggests;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Letters with more lines than anybody writes by hand.
class LongLetterTest {

  private static final int TIMES = Math.max(8_000, Volume.of(40_000));

  private static final int LENGTH = Math.max(8_000, Volume.of(40_000));

  private static final List<String> SAID =
      List.of(
          "(HAN H) ",
          "(x) ",
          "Red ",
          "Blue BER ",
          "i want to ",
          "please, ",
          "A. ",
          "but ",
          "the same ",
          "BUILD ",
          "and A ",
          "A PAR H. ",
          "a; ",
          "() ",
          "x: ",
          "5 ",
          "PAR ");

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

  @ParameterizedTest
  @MethodSource("titles")
  void noLineIsTooLongToBeRead(Rules<?, ?> title) {
    // Nothing that reads a line calls itself once a word, or goes over it again for each word.
    for (String said : SAID) {
      readLine(title, said.repeat(LENGTH / said.length()));
    }
  }

  private static <P, O> void readLine(Rules<P, O> rules, String line) {
    List<Seat> seats =
        rules.title().colours().stream()
            .limit(Seated.of(rules, new LinkedHashMap<>()).size().fewest())
            .map(Seat::new)
            .toList();
    P position =
        rules.open(new Table(seats, new LinkedHashMap<>()), new PlainChance(1, 1)).position();
    Seat seat = seats.getFirst();
    for (String start : List.of("", example(rules, position, seat) + " ")) {
      Letter letter = new Letter(rules.phase(position).id(), start + line);
      assertThat(
              assertTimeoutPreemptively(
                  ENOUGH, () -> rules.read(position, seat, List.of(letter)).lines()))
          .as(line.substring(0, 20))
          .hasSize(1);
    }
  }

  private static <P> String example(Rules<P, ?> rules, P position, Seat seat) {
    return rules.<Suggests<P>>as(Suggests.class).orElseThrow().examples(position, seat).getFirst();
  }

  private static <P, O> void read(Rules<P, O> rules) {
    List<Seat> seats =
        rules.title().colours().stream()
            .limit(Seated.of(rules, new LinkedHashMap<>()).size().fewest())
            .map(Seat::new)
            .toList();
    P position =
        rules.open(new Table(seats, new LinkedHashMap<>()), new PlainChance(1, 1)).position();
    Seat seat = seats.getFirst();
    String order = example(rules, position, seat);
    String text = String.join("\n", Collections.nCopies(TIMES, order));
    Letter letter = new Letter(rules.phase(position).id(), text);
    int lines =
        assertTimeoutPreemptively(
            ENOUGH, () -> rules.read(position, seat, List.of(letter)).lines().size());
    assertThat(lines).isEqualTo(TIMES);
  }
}
