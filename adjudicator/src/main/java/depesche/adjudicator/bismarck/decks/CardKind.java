package depesche.adjudicator.bismarck.decks;

/// The four types of cards.
public enum CardKind {
  /// Its event happens once, then it is discarded.
  EVENT,
  /// Its event happens if it has one, then it goes to the hand and can be played for its action.
  ACTION,
  /// The player sides with one of its powers.
  CRISIS,
  /// Nothing happens when it comes up; its passive part holds while it lies in the row uncancelled.
  DURATION
}
