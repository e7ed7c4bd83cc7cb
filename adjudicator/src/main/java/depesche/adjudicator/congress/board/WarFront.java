package depesche.adjudicator.congress.board;

/// A front of the Military Map; G is the War of 1812 Box. Battles are fought from A to G.
public enum WarFront {
  A,
  B,
  C,
  D,
  E,
  F,
  G
}
