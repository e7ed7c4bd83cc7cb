package depesche.adjudicator.cases;

import depesche.adjudicator.board.Province;
import depesche.adjudicator.combat.Kind;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Unit;
import java.util.Optional;

/// What an order of a case tells a unit.
sealed interface Told {

  /// A unit as an order names it.
  record Named(String kind, String place) {

    String province() {
      return Province.of(place);
    }

    /// {@return whether the words have the type of this unit right}
    boolean typed(Unit unit) {
      return kind.equals(Kind.FLEET.letter()) == (unit.kind() == Kind.FLEET);
    }

    /// {@return whether the words name no coast that the unit does not stand on}
    boolean placed(Unit unit) {
      return place.equals(unit.place()) || place.equals(unit.province());
    }
  }

  /// To hold, move, support or convoy.
  ///
  /// @param aided the unit it names besides, if it supports or convoys one
  record Acts(Order order, Optional<Named> aided) implements Told {}

  /// To disband.
  record Disbands() implements Told {}
}
