package depesche.adjudicator.greatpowers.table;

import depesche.adjudicator.Seat;

/// Tokens that a power gained or lost.
///
/// @param by how many; below zero for a loss, 0 for a loss of what was not there
public record Change(Seat seat, Token token, int by) {}
