package depesche.adjudicator.combat.movement;

import depesche.adjudicator.board.Province;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Rulebook;
import depesche.adjudicator.combat.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/// What came out of a position, as one text that can be compared.
final class SlowReport {

  final SlowOrders orders;
  final SlowRules rules;
  private final IntPredicate yes;

  /// Moves that fail because all of a paradox do.
  private final IntPredicate halted;

  SlowReport(SlowOrders orders, SlowRules rules, IntPredicate yes, IntPredicate halted) {
    this.halted = halted;
    this.orders = orders;
    this.rules = rules;
    this.yes = yes;
  }

  /// The units that stand after the moves.
  List<Unit> after() {
    List<Unit> after = new ArrayList<>();
    for (int unit = 0; unit < orders.orders.size(); unit++) {
      Unit it = orders.orders.get(unit).unit();
      if (moved(unit)) {
        after.add(it.in(orders.goal[unit]));
      } else if (dislodger(unit) == SlowOrders.NOBODY) {
        after.add(it);
      }
    }
    return after;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int unit = 0; unit < orders.orders.size(); unit++) {
      text.append(orders.orders.get(unit).unit()).append(' ').append(word(unit));
      int by = dislodger(unit);
      if (by != SlowOrders.NOBODY) {
        text.append(" dislodged, may go to ").append(exits(unit, by));
      }
      text.append('\n');
    }
    return text.append(after()).append(standoffs()).toString();
  }

  private List<String> standoffs() {
    return orders.board.provinces().stream()
        .map(Province::id)
        .filter(id -> fought(id) && !occupied(id))
        .toList();
  }

  private String word(int unit) {
    if (!orders.legal[unit]) {
      return "illegal";
    }
    if (orders.moves(unit)) {
      return moved(unit) ? "moved" : rules.path(unit) && !halted.test(unit) ? "failed" : "no way";
    }
    if (orders.order(unit) instanceof Order.Hold) {
      return "held";
    }
    if (orders.helped[unit] == SlowOrders.NOBODY) {
      return "unmatched";
    }
    return yes.test(unit) ? "given" : orders.convoys(unit) ? "disrupted" : "cut";
  }

  boolean moved(int unit) {
    return orders.moves(unit) && yes.test(unit);
  }

  boolean yes(int unit) {
    return yes.test(unit);
  }

  int dislodger(int unit) {
    return moved(unit)
        ? SlowOrders.NOBODY
        : rules.attackers(unit).filter(yes).findFirst().orElse(SlowOrders.NOBODY);
  }

  // "A dislodged unit may retreat to an adjacent province that is not occupied, is not where the
  // attacker came from, and was not left vacant by a standoff in the same turn." It may go to
  // where the attacker came from if that one came by convoy (4.A.5).
  private List<String> exits(int unit, int attacker) {
    List<String> exits = new ArrayList<>();
    for (String to : neighbours(unit)) {
      String province = SlowOrders.provinceOf(to);
      boolean behind =
          province.equals(orders.province(attacker))
              && !(rules.sails(attacker) && orders.rulebook.retreat() == Rulebook.Retreat.ALLOWED);
      if (!occupied(province) && !fought(province) && !behind) {
        exits.add(to);
      }
    }
    return exits;
  }

  private List<String> neighbours(int unit) {
    return orders.fleet(unit)
        ? orders.board.fleetNeighbours(orders.place(unit))
        : orders.board.armyNeighbours(orders.province(unit));
  }

  private boolean occupied(String province) {
    for (int unit = 0; unit < orders.orders.size(); unit++) {
      boolean there =
          moved(unit)
              ? orders.target(unit).equals(province)
              : orders.province(unit).equals(province) && dislodger(unit) == SlowOrders.NOBODY;
      if (there) {
        return true;
      }
    }
    return false;
  }

  private boolean fought(String province) {
    for (int unit = 0; unit < orders.orders.size(); unit++) {
      if (orders.moves(unit)
          && !moved(unit)
          && orders.target(unit).equals(province)
          && rules.prevent(unit) > 0) {
        return true;
      }
    }
    return false;
  }
}
