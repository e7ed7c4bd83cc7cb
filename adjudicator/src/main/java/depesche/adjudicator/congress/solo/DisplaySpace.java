package depesche.adjudicator.congress.solo;

/// A space of a card display; C is the draw pile.
public enum DisplaySpace {
  A,
  B,
  C,
  D,
  E
}
