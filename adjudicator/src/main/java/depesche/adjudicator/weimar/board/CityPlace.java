package depesche.adjudicator.weimar.board;

/// A city of the board.
///
/// @param id its name in plain letters, such as `Muenchen`
/// @param name as it is printed
/// @param roll the sum of two dice that names it
/// @param room for bases
public record CityPlace(String id, String name, int roll, int room) {}
