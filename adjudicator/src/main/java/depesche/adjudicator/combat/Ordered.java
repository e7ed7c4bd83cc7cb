package depesche.adjudicator.combat;

/// A unit and its order.
public record Ordered(Unit unit, Order order) {}
