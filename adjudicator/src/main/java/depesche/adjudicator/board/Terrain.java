package depesche.adjudicator.board;

/// What kind of place a province is.
public enum Terrain {
  /// Armies only.
  LAND,
  /// Armies and fleets; fleets lie on its coast.
  COAST,
  /// Fleets only; a fleet there can convoy.
  SEA,
  /// A closed home box: a unit may start there and leave, never enter.
  BOX
}
