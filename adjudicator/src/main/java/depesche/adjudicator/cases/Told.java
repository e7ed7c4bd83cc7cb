package depesche.adjudicator.cases;

import depesche.adjudicator.board.Province;
import depesche.adjudicator.combat.Order;

/// What an order of a case tells a unit.
sealed interface Told {

  /// A unit as an order names it.
  record Named(String kind, String place) {

    String province() {
      return Province.of(place);
    }
  }

  /// To hold, move, support or convoy.
  record Acts(Order order) implements Told {}

  /// To disband.
  record Disbands() implements Told {}
}
