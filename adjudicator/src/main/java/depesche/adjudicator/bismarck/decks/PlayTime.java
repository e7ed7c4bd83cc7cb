package depesche.adjudicator.bismarck.decks;

/// The phase in which an action card can be played.
public enum PlayTime {
  ANY,
  ALLOCATE,
  /// After the allocation and before the dice.
  ROLL,
  EVENT,
  ACTION
}
