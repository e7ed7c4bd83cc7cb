package depesche.adjudicator.rules;

import depesche.adjudicator.Seat;

/// A title in which a seat may be out of the game before its end.
public interface Eliminates<P> extends Capability {

  /// {@return whether a seat is out of the game: it can neither win it nor share in a draw}
  boolean isOut(P position, Seat seat);
}
