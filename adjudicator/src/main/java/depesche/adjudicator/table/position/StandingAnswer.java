package depesche.adjudicator.table.position;

import depesche.adjudicator.Seat;

/// What a seat will answer when it is asked for a reaction, as it wrote it.
public record StandingAnswer(Seat seat, TextValue line) {}
