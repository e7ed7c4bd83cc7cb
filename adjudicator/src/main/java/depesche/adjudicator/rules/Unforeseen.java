package depesche.adjudicator.rules;

import depesche.adjudicator.Chance;

/// A title whose positions hold what nobody knows yet, such as the order of a pile.
public interface Unforeseen<P> extends Capability {

  /// {@return the position with all of it in another order: a preview of the turn foretells
  /// nothing}
  P unforeseen(P position, Chance chance);
}
