package depesche.adjudicator.combat;

import depesche.adjudicator.board.Province;

/// A unit where it stands. Its text is `Red A BER`, `RUSSIA F STP/SC`.
///
/// @param power whose it is
/// @param place the province it stands in, with the coast if there are several and it is a fleet
public record Unit(String power, UnitKind unitKind, String place) {

  /// {@return the id of the province it stands in}
  public String province() {
    return Province.of(place);
  }

  /// {@return whether it stands in a province}
  public boolean isIn(String province) {
    return place.startsWith(province)
        && (place.length() == province.length()
            || place.startsWith(Province.SLASH, province.length()));
  }

  /// {@return the same unit elsewhere}
  public Unit in(String elsewhere) {
    return elsewhere.equals(place) ? this : new Unit(power, unitKind, elsewhere);
  }

  @Override
  public String toString() {
    return power + " " + unitKind.letter() + " " + place;
  }
}
