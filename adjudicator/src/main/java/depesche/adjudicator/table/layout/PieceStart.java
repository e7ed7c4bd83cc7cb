package depesche.adjudicator.table.layout;

/// Pieces that lie on the table at the beginning.
///
/// @param piece the kind, behind the name of its seat if seats have their own: `SPD base`
public record PieceStart(String piece, String place, int count) {}
