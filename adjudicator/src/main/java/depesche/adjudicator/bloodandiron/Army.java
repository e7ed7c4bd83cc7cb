package depesche.adjudicator.bloodandiron;

/// A unit on the board.
///
/// @param owner a seat's name, or a foreign power such as `AUSTRIA`
/// @param size one army, or a double army of a foreign power
/// @param at the province, or the home country it has not left yet
public record Army(String owner, Size size, String at) {

  /// Rule 3: foreign powers come as a double army.
  public enum Size {
    SINGLE,
    DOUBLE
  }

  static Army single(String owner, String at) {
    return new Army(owner, Size.SINGLE, at);
  }

  static Army twofold(String power, String at) {
    return new Army(power, Size.DOUBLE, at);
  }

  String kind() {
    return size == Size.DOUBLE ? "AA" : "A";
  }

  /// {@return the unit in notation, such as `A BER`}
  String text() {
    return kind() + " " + at;
  }

  Army movedTo(String to) {
    return new Army(owner, size, to);
  }
}
