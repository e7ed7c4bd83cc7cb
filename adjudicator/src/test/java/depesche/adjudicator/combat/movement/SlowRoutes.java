package depesche.adjudicator.combat.movement;

import depesche.adjudicator.board.Board;
import depesche.adjudicator.board.Province;
import depesche.adjudicator.board.Terrain;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.UnitKind;
import java.util.ArrayList;
import java.util.List;

/// Chains of fleets at sea between two coasts. A set of fleets is a number with a bit for each.
final class SlowRoutes {

  private final Board board;
  private final List<Order.Move> orders;

  /// The units that are fleets at sea.
  private final List<Integer> fleets = new ArrayList<>();

  SlowRoutes(Board board, List<Order.Move> orders) {
    this.board = board;
    this.orders = orders;
    for (int unit = 0; unit < orders.size(); unit++) {
      Unit it = orders.get(unit).unit();
      if (it.unitKind() == UnitKind.FLEET && terrain(it.place()) == Terrain.SEA) {
        fleets.add(unit);
      }
    }
  }

  /// Whether the fleets on the board, all but one, could carry this unit there.
  boolean joins(String from, String to, int unit, int without) {
    return convoyable(from, to, unit) && joins(from, to, all() & ~bit(without));
  }

  /// Whether there are fleets on the board with which this one, and not they alone, makes a route:
  /// "a convoy order for which the fleet is not necessary for any convoy route is illegal".
  boolean needs(int fleet, int army, String from, String to) {
    if (!fleets.contains(fleet) || !convoyable(from, to, army)) {
      return false;
    }
    return needed(bit(fleet), from, to, all());
  }

  /// Whether some of these fleets make a route with this one, and not without it.
  private boolean needed(int fleet, String from, String to, int fleets) {
    for (int set = 0; set <= fleets; set++) {
      boolean among = (set & fleet) != 0 && (set & ~fleets) == 0;
      if (among && joins(from, to, set) && !joins(from, to, set & ~fleet)) {
        return true;
      }
    }
    return false;
  }

  /// Those of these fleets that some route needs.
  int onRoutes(String from, String to, int fleets) {
    int on = 0;
    for (int fleet = 1; fleet <= fleets; fleet <<= 1) {
      on |= (fleets & fleet) != 0 && needed(fleet, from, to, fleets) ? fleet : 0;
    }
    return on;
  }

  /// Whether these fleets make a route.
  boolean joins(String from, String to, int set) {
    int reached = 0;
    boolean grown = true;
    while (grown) {
      grown = false;
      for (int i = 0; i < fleets.size(); i++) {
        int bit = 1 << i;
        if ((set & bit) != 0 && (reached & bit) == 0 && (touches(i, from) || links(i, reached))) {
          reached |= bit;
          grown = true;
        }
      }
    }
    for (int i = 0; i < fleets.size(); i++) {
      if ((reached & 1 << i) != 0 && touches(i, to)) {
        return true;
      }
    }
    return false;
  }

  int bit(int unit) {
    int index = fleets.indexOf(unit);
    return index < 0 ? 0 : 1 << index;
  }

  private int all() {
    return (1 << fleets.size()) - 1;
  }

  private boolean convoyable(String from, String to, int unit) {
    return !from.equals(to)
        && orders.get(unit).unit().unitKind() != UnitKind.FLEET
        && terrain(from) == Terrain.COAST
        && terrain(to) == Terrain.COAST;
  }

  private Terrain terrain(String province) {
    return board.find(province).map(Province::terrain).orElse(Terrain.BOX);
  }

  private boolean links(int fleet, int reached) {
    for (int i = 0; i < fleets.size(); i++) {
      if ((reached & 1 << i) != 0 && board.fleetReaches(sea(i), sea(fleet))) {
        return true;
      }
    }
    return false;
  }

  private boolean touches(int fleet, String province) {
    List<String> coasts = board.find(province).map(Province::coasts).orElse(List.of());
    return coasts.isEmpty()
        ? board.fleetReaches(sea(fleet), province)
        : coasts.stream().anyMatch(it -> board.fleetReaches(sea(fleet), province + "/" + it));
  }

  private String sea(int fleet) {
    return orders.get(fleets.get(fleet)).unit().place();
  }
}
