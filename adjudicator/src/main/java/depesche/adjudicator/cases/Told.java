package depesche.adjudicator.cases;

import depesche.adjudicator.combat.Order;

/// What an order of a case tells a unit.
sealed interface Told {

  /// A unit as an order names it.
  record Named(String kind, String province) {}

  /// To hold or to move.
  record Acts(Order order) implements Told {}

  /// To support another unit.
  record Aids(Named aided, Order order) implements Told {}

  /// To disband.
  record Disbands() implements Told {}

  /// To convoy or to go by convoy: a form that is right, but nothing an army can do on land.
  record Convoys() implements Told {}
}
