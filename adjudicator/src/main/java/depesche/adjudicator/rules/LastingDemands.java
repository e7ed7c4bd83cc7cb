package depesche.adjudicator.rules;

import depesche.adjudicator.Seat;

/// A title in which what a seat is asked may outlast a phase: a seat that waits for nobody is asked
/// the same from its own last step on, whatever the others do meanwhile.
public interface LastingDemands<P> extends Capability {

  /// {@return whether a letter of a seat that was meant for a phase is for what it is asked now}
  ///
  /// @param phase its id, in any case
  boolean isStillAsked(P position, Seat seat, String phase);
}
