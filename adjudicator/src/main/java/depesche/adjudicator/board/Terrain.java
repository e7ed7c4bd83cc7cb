package depesche.adjudicator.board;

/// What kind of place a province is.
public enum Terrain {
  /// Armies come and go.
  LAND,
  /// A closed home box: a unit may start there and leave, never enter.
  BOX
}
