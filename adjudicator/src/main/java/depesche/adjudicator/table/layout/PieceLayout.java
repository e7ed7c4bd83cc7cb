package depesche.adjudicator.table.layout;

/// A kind of piece.
///
/// @param name such as `base` or `Unrest`
/// @param each whether every seat has pieces of its own
/// @param supply how many there are, of each seat if they have their own
public record PieceLayout(String name, boolean each, int supply) {}
