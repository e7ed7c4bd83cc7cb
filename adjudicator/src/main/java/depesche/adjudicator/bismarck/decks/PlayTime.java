package depesche.adjudicator.bismarck.decks;

/// The phase in which an action card can be played.
public enum PlayTime {
  ANY,
  ALLOCATE,
  /// After the allocation and before the dice.
  ROLL,
  EVENT,
  ACTION;

  /// {@return whether a card that the dice bring can still be played in the same turn}
  public boolean isBehindDice() {
    return switch (this) {
      case ANY, EVENT, ACTION -> true;
      case ALLOCATE, ROLL -> false;
    };
  }
}
