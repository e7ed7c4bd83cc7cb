package depesche.adjudicator.diplomacy.campaign;

/// A unit as a sentence names it.
///
/// @param owner the seat, or `AUSTRIA` or `FRANCE`
/// @param kind `A` an army, `AA` a double army
public record UnitAt(String owner, String kind, NamedProvince at) {

  /// {@return the unit in notation, such as `A BER`}
  public String text() {
    return kind + " " + at.id();
  }
}
