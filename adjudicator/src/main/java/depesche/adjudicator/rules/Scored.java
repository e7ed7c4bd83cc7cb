package depesche.adjudicator.rules;

import depesche.adjudicator.Seat;
import java.util.SequencedMap;

/// A title in which something is counted that the final places go by.
public interface Scored<P> extends Capability {

  /// {@return what each seat has of it, such as centres or victory points, in seat order; none if
  /// nothing is counted in this game}
  SequencedMap<Seat, Integer> scores(P position);

  /// {@return what that is}
  default Unit unit() {
    return Unit.POINTS;
  }

  /// What is counted.
  enum Unit {
    CENTRES,
    VICTORY_POINTS,
    POINTS
  }
}
