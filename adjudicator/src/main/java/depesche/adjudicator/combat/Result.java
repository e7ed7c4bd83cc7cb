package depesche.adjudicator.combat;

/// A unit, its order and how it came out.
public record Result(Unit unit, Order order, Outcome outcome) {}
