package depesche.adjudicator.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// DATC 4.E.3: orders that a power did not write, but that follow from those it did.
public final class ImplicitOrders {

  private ImplicitOrders() {}

  /// {@return the orders, each unit that has none doing what its own power supports or convoys it
  /// to do, if all of those agree}
  ///
  /// @param told whether a unit has an order of its own
  public static List<Order.Move> filled(
      Rulebook rulebook, List<Order.Move> orders, Predicate<Unit> told) {
    if (rulebook.orderRulebook().implicit() == OrderRulebook.Implicit.NONE) {
      return orders;
    }
    List<Order.Move> filled = new ArrayList<>();
    for (Order.Move one : orders) {
      List<String> meant =
          told.test(one.unit())
              ? List.of()
              : orders.stream()
                  .filter(other -> other.unit().power().equals(one.unit().power()))
                  .flatMap(other -> target(other, one.unit()).stream())
                  .distinct()
                  .toList();
      filled.add(meant.size() == 1 ? new Order.Advance(one.unit(), meant.getFirst()) : one);
    }
    return filled;
  }

  /// {@return where an order would have the unit go}
  private static Optional<String> target(Order.Move order, Unit unit) {
    return switch (order) {
      case Order.SupportAdvance(_, Unit aided, String to) when at(unit, aided) -> Optional.of(to);
      case Order.Convoy(_, Unit army, String to) when at(unit, army) -> Optional.of(to);
      case Order.SupportAdvance _,
          Order.Convoy _,
          Order.Hold _,
          Order.Advance _,
          Order.SupportHold _ ->
          Optional.empty();
    };
  }

  private static boolean at(Unit unit, Unit other) {
    return unit.province().equals(other.province());
  }
}
