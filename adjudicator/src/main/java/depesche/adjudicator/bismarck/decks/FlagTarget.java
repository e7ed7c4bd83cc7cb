package depesche.adjudicator.bismarck.decks;

/// Whose flags an operation is about.
public sealed interface FlagTarget {

  /// This power; one that has a flag.
  record Named(EuropeanPower power) implements FlagTarget {}

  /// The player names a power that has a flag.
  record Chosen() implements FlagTarget {}

  /// All flags in a sphere; which they are is settled before anything moves.
  record AllIn(Sphere sphere) implements FlagTarget {}
}
