package depesche.adjudicator.rules;

import java.util.List;
import java.util.SequencedMap;

/// A title whose options say which game is played, and so who plays it.
public interface Seated extends Capability {

  /// {@return who plays with these options}
  ///
  /// @param options as for [Decks#decks]
  Seating seating(SequencedMap<String, String> options);

  /// {@return who plays a game of these rules} Where options say nothing of it, it is for the
  /// colours of the title.
  static Seating of(Rules<?, ?> rules, SequencedMap<String, String> options) {
    return rules.as(Seated.class).map(title -> title.seating(options)).orElseGet(() -> of(rules));
  }

  private static Seating of(Rules<?, ?> rules) {
    Title title = rules.title();
    List<String> seats = title.colours().stream().limit(title.most()).toList();
    return new Seating(seats, new TableSize(title.fewest(), Math.min(title.most(), seats.size())));
  }
}
