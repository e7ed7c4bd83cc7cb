package depesche.adjudicator.title;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import depesche.adjudicator.Seat;
import depesche.adjudicator.Table;
import depesche.adjudicator.congress.news.CongressFact.SeatUnsuited;
import depesche.adjudicator.rules.GamePosition;
import depesche.adjudicator.rules.Rules;
import depesche.adjudicator.rules.Ruling;
import depesche.adjudicator.rules.Seated;
import depesche.adjudicator.rules.Seating;
import depesche.adjudicator.rules.TableSize;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;

/// A game opens with as many players as its options say, and with no others.
class SeatsOfOptionsTest {

  @Test
  void everyAnswerThatSaysWhoPlaysIsHeardWhenTheTableIsSetUp() {
    // shared/rulings/congress-of-vienna.md: Clash of Armies is for four, as every scenario.
    SequencedMap<String, String> options = new LinkedHashMap<>();
    Rules<?, ?> rules = MapFiles.CONGRESS_OF_VIENNA;
    for (Ruling ruling : rules.title().options()) {
      for (String answer : ruling.values()) {
        options.clear();
        options.put(ruling.key(), answer);
        Seating seating = Seated.of(rules, options);
        TableSize size = seating.size();
        for (int players = 1; players <= 4; players++) {
          List<Seat> seats = seating.seats().stream().limit(players).map(Seat::new).toList();
          Table table = new Table(seats, options);
          if (size.allows(seats.size())) {
            assertThat(GamePosition.open(rules, table, new PlainChance(1, 1)).news())
                .as("%s with %s", options, seats)
                .noneMatch(news -> news.fact() instanceof SeatUnsuited);
          } else {
            assertThatThrownBy(() -> GamePosition.open(rules, table, new PlainChance(1, 1)))
                .as("%s with %s", options, seats)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("for " + size.most() + " seats");
          }
        }
      }
    }
  }
}
