package depesche.adjudicator.combat;

/// What a unit counts for.
///
/// @param attack when it moves: to win a province, to keep others out, in a head-to-head battle
/// @param hold when it stays, or fails to leave
/// @param support when it supports another
public record Weight(int attack, int hold, int support) {

  /// {@return by how much this is more}
  public Weight minus(Weight other) {
    return new Weight(attack - other.attack, hold - other.hold, support - other.support);
  }
}
