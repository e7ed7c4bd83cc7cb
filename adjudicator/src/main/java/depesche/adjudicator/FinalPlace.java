package depesche.adjudicator;

/// A seat's place in the final standing.
///
/// @param rank from 1; winners have 1
/// @param seat who
/// @param reason why this place, such as ten centres or the last one left
public record FinalPlace(int rank, Seat seat, Fact reason) {}
