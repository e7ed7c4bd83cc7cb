package depesche.adjudicator.board;

/// A place on the board.
///
/// @param id the code used in orders, such as `BER`
/// @param name in full, such as `Berlin`; removals go by its alphabetical order
/// @param centre whether it is a supply centre
public record Province(String id, String name, Terrain terrain, boolean centre) {

  @Override
  public String toString() {
    return id;
  }
}
