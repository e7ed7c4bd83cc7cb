package depesche.adjudicator.title;

import static org.assertj.core.api.Assertions.assertThat;

import depesche.adjudicator.Seat;
import depesche.adjudicator.Table;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.rules.Ruling;
import depesche.adjudicator.rules.Seated;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// The options of a script hold for a position that does not name them.
class OptionOfPositionTest {

  @Test
  void everyOptionOfEveryTitleReachesAPosition() {
    // shared/interfaces.md, section 3: `option` before `position` is an option of that game.
    int tried = 0;
    for (Rules<?, ?> rules : MapFiles.TITLES) {
      for (Ruling ruling : rules.title().options()) {
        for (String answer : ruling.values()) {
          SequencedMap<String, String> options = new LinkedHashMap<>();
          options.put(ruling.key(), answer);
          Optional<String> begun = begun(rules, options);
          begun.ifPresent(
              text ->
                  assertThat(GamePosition.at(rules, without(text), options).text())
                      .as(rules.title().id() + " " + options)
                      .isEqualTo(text));
          tried += begun.isPresent() ? 1 : 0;
        }
      }
    }
    assertThat(tried).isGreaterThan(50);
  }

  /// A position as it begins; an answer may need another number of seats.
  private static Optional<String> begun(Rules<?, ?> rules, SequencedMap<String, String> options) {
    try {
      List<Seat> seats = Seated.of(rules, options).seats().stream().map(Seat::new).toList();
      return Optional.of(
          GamePosition.open(rules, new Table(seats, options), new PlainChance(1, 1)).next().text());
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  private static String without(String text) {
    return text.lines()
        .filter(line -> !line.strip().matches("option .*|([a-z.]+\\.)?options .*"))
        .collect(Collectors.joining("\n", "", "\n"));
  }
}
