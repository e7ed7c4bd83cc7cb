package depesche.adjudicator;

/// A power or colour at the table. The rules do not know who sits there.
///
/// @param name one word, unique at the table
public record Seat(String name) {

  @Override
  public String toString() {
    return name;
  }
}
