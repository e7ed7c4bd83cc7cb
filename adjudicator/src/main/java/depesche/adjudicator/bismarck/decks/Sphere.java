package depesche.adjudicator.bismarck.decks;

/// Two spaces of the diplomacy track.
public enum Sphere {
  /// The French allies, spaces 1 and 2.
  FRENCH,
  /// Spaces 3 and 4.
  NEUTRAL,
  /// The German allies, spaces 5 and 6.
  GERMAN;

  /// {@return the sphere of a space, 1 to 6}
  public static Sphere of(int space) {
    return space <= 2 ? FRENCH : space <= 4 ? NEUTRAL : GERMAN;
  }
}
