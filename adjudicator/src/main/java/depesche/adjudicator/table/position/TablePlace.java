package depesche.adjudicator.table.position;

import depesche.adjudicator.Seat;

/// A seat's place at the end.
///
/// @param reason in words; may be empty
public record TablePlace(int rank, Seat seat, int points, TextValue reason) {}
