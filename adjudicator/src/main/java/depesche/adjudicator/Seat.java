package depesche.adjudicator;

/// A power or colour at the table. The rules do not know who sits there.
///
/// @param name one word, unique at the table
public record Seat(String name) {

  /// The master, who runs the game and has no seat at the table. A title that says so in
  /// [Title#asksMaster] may ask them as it asks a seat.
  public static final Seat MASTER = new Seat("MASTER");

  @Override
  public String toString() {
    return name;
  }
}
