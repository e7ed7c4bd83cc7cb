package depesche.adjudicator.combat.movement;

import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Rulebook;
import java.util.List;

/// Whether an army goes by land or by sea, and by which (4.A.3, 4.A.6).
final class SlowWays {

  private final SlowOrders orders;

  SlowWays(SlowOrders orders) {
    this.orders = orders;
  }

  // 2023: "If at least one of the convoying fleets belongs to the player who controls the army,
  // then the convoy is used"; otherwise the land route, unless he wrote "via convoy". "Only the
  // convoy route should be considered even if there is no full convoy path" (4.A.3).
  boolean sails(int unit) {
    if (!borders(unit)) {
      return true;
    }
    boolean via =
        orders.order(unit) instanceof Order.Advance(_, _, Order.Way way, _) && way == Order.Way.VIA;
    boolean meant = via || orders.units().anyMatch(it -> intends(it, unit));
    return switch (orders.rulebook.adjacent()) {
      case INTENT -> meant;
      case EXPLICIT -> via;
      // Earlier, if the convoy is ordered whole; if it is disrupted, by land all the same.
      case INTENT_OR_LAND ->
          meant
              && orders.routes.joins(
                  orders.province(unit), orders.target(unit), orders.carriers(unit));
      // 1971: "two pieces may exchange places if either or both are convoyed".
      case SWAP ->
          swaps(unit)
              && orders.routes.joins(
                  orders.province(unit), orders.target(unit), orders.carriers(unit));
    };
  }

  boolean landIsAWayOut() {
    return orders.rulebook.adjacent() == Rulebook.Adjacent.INTENT_OR_LAND
        || orders.rulebook.adjacent() == Rulebook.Adjacent.SWAP;
  }

  boolean borders(int army) {
    return orders.board.armyReaches(orders.province(army), orders.target(army));
  }

  private boolean swaps(int unit) {
    int other = orders.unitAt(orders.target(unit));
    return other != SlowOrders.NOBODY
        && orders.moves(other)
        && orders.target(other).equals(orders.province(unit));
  }

  /// Whether an army goes by the sea where this fleet is: it may have to name it (4.A.6).
  boolean names(int army, int fleet) {
    List<String> seas =
        orders.order(army) instanceof Order.Advance(_, _, _, List<String> through)
            ? through
            : List.of();
    return switch (orders.rulebook.path()) {
      case IGNORED -> true;
      case ALLOWED -> seas.isEmpty() || seas.contains(orders.province(fleet));
      case REQUIRED -> seas.contains(orders.province(fleet));
    };
  }

  private boolean intends(int fleet, int army) {
    return orders.power(fleet).equals(orders.power(army)) && orders.carries(fleet, army);
  }
}
