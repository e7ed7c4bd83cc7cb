package depesche.adjudicator.rules;

import depesche.adjudicator.Seat;

/// A title with a board, on which some seats are neighbours and others are not. In a title without
/// one everybody is.
public interface NeighbourSeats<P> extends Capability {

  /// {@return whether two seats are neighbours: where a table says so, nobody else may write to
  /// each other} It is the same for either of them, and all may know it.
  boolean areNeighbours(P position, Seat one, Seat other);
}
