package depesche.adjudicator.weimar.board;

/// A unit that is in play.
///
/// @param commander who has it now: a Reichswehr may be flipped to the DNVP's side
public record CityUnit(UnitType type, UnitOwner commander) {

  /// A unit of those who have it by nature.
  public CityUnit(UnitType type) {
    this(type, type.owner());
  }

  public int strength() {
    return type.strength();
  }

  /// {@return the same unit under another command}
  public CityUnit under(UnitOwner other) {
    return new CityUnit(type, other);
  }

  /// {@return whether it is a Reichswehr that still obeys the Government}
  public boolean isLoyalReichswehr() {
    return type.turns() && commander == UnitOwner.GOVERNMENT;
  }
}
