package depesche.adjudicator.combat;

/// A unit where it stands. Its text is `Red A BER`.
///
/// @param power whose it is
/// @param province the id of the province
public record Unit(String power, Kind kind, String province) {

  /// {@return the same unit elsewhere}
  public Unit in(String elsewhere) {
    return new Unit(power, kind, elsewhere);
  }

  @Override
  public String toString() {
    return power + " " + kind.letter() + " " + province;
  }
}
