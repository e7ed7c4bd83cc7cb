package depesche.adjudicator.bismarck.decks;

/// Which card of the row an operation is about.
public sealed interface PlaceTarget {

  /// The card on this place.
  ///
  /// @param place 1 to 5 from the left
  record At(int place) implements PlaceTarget {}

  /// The player names it.
  record Chosen() implements PlaceTarget {}
}
