package depesche.adjudicator.table.position;

import depesche.adjudicator.Seat;

/// A card that a seat would give another for one of theirs.
public record TradeOffer(Seat from, Seat to, String card) {}
