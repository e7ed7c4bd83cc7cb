package depesche.adjudicator.bismarck.decks;

/// A faction of the parliament. A disc on its spot means that its support is lost.
public enum Party {
  /// Progressive Liberals
  PL,
  /// Catholic Centrists
  Z,
  /// National Liberals
  NL,
  /// Conservatives
  C
}
