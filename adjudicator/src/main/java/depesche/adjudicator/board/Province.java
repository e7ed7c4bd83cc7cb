package depesche.adjudicator.board;

import java.util.List;

/// A province of the board.
///
/// @param id the code used in orders, such as `BER`
/// @param name in full, such as `Berlin`; removals go by its alphabetical order
/// @param centre whether it is a supply centre
/// @param coasts the names of its coasts, such as `NC` and `SC`, if a fleet must say on which it
///   lies
public record Province(
    String id, String name, Terrain terrain, boolean centre, List<String> coasts) {

  /// A coast is written behind its province and this: `STP/NC`.
  public static final String SLASH = "/";

  public Province {
    coasts = List.copyOf(coasts);
  }

  /// A province where it does not matter on which coast a fleet lies.
  public Province(String id, String name, Terrain terrain, boolean centre) {
    this(id, name, terrain, centre, List.of());
  }

  /// {@return the places of its coasts, such as `STP/NC`}
  public List<String> coastPlaces() {
    return coasts.stream().map(coast -> id + SLASH + coast).toList();
  }

  /// {@return the id of the province of a place: the place without its coast}
  public static String of(String place) {
    int slash = place.indexOf(SLASH.charAt(0));
    return slash < 0 ? place : place.substring(0, slash);
  }

  @Override
  public String toString() {
    return id;
  }
}
