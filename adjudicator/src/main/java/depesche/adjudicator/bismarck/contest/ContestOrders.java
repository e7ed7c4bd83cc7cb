package depesche.adjudicator.bismarck.contest;

import depesche.adjudicator.bismarck.table.DanceOrders;

/// What one player has decided.
///
/// @param complete whether nothing is missing; what is not complete waits for the rest, or for the
///   deadline
public record ContestOrders(DanceOrders orders, boolean complete) {}
