package depesche.adjudicator.combat;

/// What a dislodged unit is told to do.
public sealed interface RetreatOrder {

  /// {@return the dislodged unit, as it stood before}
  Unit unit();

  /// Go to a province.
  record Retreat(Unit unit, String to) implements RetreatOrder {}

  /// Leave the board.
  record Disband(Unit unit) implements RetreatOrder {}
}
