package depesche.adjudicator.bismarck.decks;

/// What the table must look like for one half of an `IF` to happen.
public sealed interface CardCondition {

  /// The party supports Bismarck: no disc lies on its spot.
  record Supports(Party party) implements CardCondition {}

  /// The flag of a power shows its coloured side.
  record Active(EuropeanPower power) implements CardCondition {}

  /// The flag of a power stands in a sphere, active or not.
  record In(EuropeanPower power, Sphere sphere) implements CardCondition {}

  record Not(CardCondition condition) implements CardCondition {}
}
