package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.Seat;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.UnitKind;
import depesche.adjudicator.diplomacy.campaign.MapIndex;
import depesche.adjudicator.diplomacy.campaign.NamedProvince;
import depesche.adjudicator.diplomacy.campaign.SharedBoard;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/// Rule 3: the double armies that nobody plays. Each player writes an order for them, and one is
/// chosen at random.
record ForeignArmies(SharedBoard board) {

  /// {@return whether it is one}
  static boolean isForeign(Unit unit) {
    return unit.unitKind() == UnitKind.DOUBLE_ARMY;
  }

  /// {@return those on the board, Austria's first}
  List<Unit> armies() {
    return board.units().stream()
        .filter(ForeignArmies::isForeign)
        .sorted(Comparator.comparing(Unit::power))
        .toList();
  }

  /// {@return whether a seat still writes: every player alive with a unit or a centre}
  boolean mayWrite(Seat seat) {
    return board.living().contains(seat)
        && (!board.unitsOf(seat.name()).isEmpty() || !board.centresOf(seat.name()).isEmpty());
  }

  /// {@return the ballots to be shuffled, by the seat that writes them, in table order}
  List<Seat> ballots() {
    List<Seat> ballots = new ArrayList<>();
    for (Seat seat : board.seats()) {
      if (mayWrite(seat)) {
        ballots.addAll(Collections.nCopies(weight(seat), seat));
      }
    }
    return ballots;
  }

  private int weight(Seat seat) {
    return switch (BloodAndIronRulings.of(board).foreignDrawPool()) {
      case EVERY_PLAYER -> 1;
      case BY_UNITS -> board.unitsOf(seat.name()).size();
      case BY_CENTRES -> board.centresOf(seat.name()).size();
    };
  }

  /// {@return whether a ballot that is legal in Spring is legal in Fall too}
  boolean legalInFall(MapIndex map, Order.Move order) {
    return switch (order) {
      // Rule 3: in fall turns the foreign armies must be legally ordered to attack a supply centre.
      case Order.Advance(_, String to, _, _) -> map.isCentre(to);
      case Order.Hold(Unit army) ->
          BloodAndIronRulings.of(board).foreignFallLegal()
                  == BloodAndIronRulings.ForeignFallLegal.HOLD_ON_CENTRE_OK
              && map.isCentre(army.province());
      case Order.SupportHold _, Order.SupportAdvance _, Order.Convoy _ -> false;
    };
  }

  /// {@return the centres next to a foreign army, by English name}
  static List<NamedProvince> centresNear(MapIndex map, Unit army) {
    return map.reach(army).stream().filter(near -> map.isCentre(near.id())).toList();
  }
}
