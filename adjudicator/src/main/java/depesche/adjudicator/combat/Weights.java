package depesche.adjudicator.combat;

/// What each kind of unit counts for; a fleet counts as an army.
public record Weights(Weight army, Weight doubleArmy) {

  /// An army counts one, a double army two in everything.
  public static final Weights TWOFOLD = new Weights(new Weight(1, 1, 1), new Weight(2, 2, 2));

  /// A double army counts two in attack and hold, but supports as one.
  public static final Weights SINGLE_SUPPORT =
      new Weights(new Weight(1, 1, 1), new Weight(2, 2, 1));

  /// {@return what this kind counts for}
  public Weight of(UnitKind unitKind) {
    return switch (unitKind) {
      case ARMY, FLEET -> army;
      case DOUBLE_ARMY -> doubleArmy;
    };
  }
}
