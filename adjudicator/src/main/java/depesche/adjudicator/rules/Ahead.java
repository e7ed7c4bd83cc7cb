package depesche.adjudicator.rules;

import depesche.adjudicator.Phase;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// A title whose letters can hold orders for later phases.
public interface Ahead<P> extends Capability {

  /// When a phase is, as seen from another.
  enum When {
    PAST,
    NOW,
    LATER
  }

  /// {@return when a phase is or was that words name, such as `F1866M` or `Fall 1866 movement`;
  /// empty if they name none}
  Optional<When> when(P position, String words);

  /// {@return some phases for which a letter may hold orders, the nearest first, for examples}
  ///
  /// @param now the phase of a game; empty outside a game
  List<Phase> later(Optional<Phase> now);

  /// {@return the lines of a letter, by their numbers from 1, of which nothing is to be done just
  /// as it stands there: with the heading that takes the line back, or an empty text if it stands
  /// between a condition and its end}
  SequencedMap<Integer, String> withheld(P position, List<String> lines);
}
