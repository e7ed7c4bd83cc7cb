package depesche.adjudicator.combat.movement;

import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Unit;

/// An order and how it came out.
public record OrderResult(Order.Move order, Outcome outcome) {

  /// {@return the unit that had it}
  public Unit unit() {
    return order.unit();
  }
}
