package depesche.adjudicator.rules;

import depesche.adjudicator.Chance;
import depesche.adjudicator.Seat;
import depesche.adjudicator.Step;
import java.util.SequencedMap;

/// A title in which the master may have a question judged that waits for its answer. Most rules say
/// themselves what silence means.
public interface Lapses<P, O> extends Capability {

  /// Judges a position that is not over though a seat has not said all that it is asked: its time
  /// is over.
  ///
  /// @param orders as for [Rules#resolve]
  Step<P> lapse(P position, SequencedMap<Seat, O> orders, Chance chance);
}
