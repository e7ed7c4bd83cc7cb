package depesche.adjudicator.combat;

import depesche.adjudicator.board.Province;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// DATC 4.E.3: orders that a power did not write, but that follow from those it did.
public final class Implicit {

  private Implicit() {}

  /// {@return the orders, each unit that has none doing what its own power supports or convoys it
  /// to do, if all of those agree}
  ///
  /// @param told whether a unit has an order of its own
  public static List<Ordered> filled(
      Rulebook rulebook, List<Ordered> orders, Predicate<Unit> told) {
    if (rulebook.writing().implicit() == Writing.Implicit.NONE) {
      return orders;
    }
    List<Ordered> filled = new ArrayList<>();
    for (Ordered one : orders) {
      List<String> meant =
          told.test(one.unit())
              ? List.of()
              : orders.stream()
                  .filter(other -> other.unit().power().equals(one.unit().power()))
                  .flatMap(other -> target(other.order(), one.unit()).stream())
                  .distinct()
                  .toList();
      filled.add(
          meant.size() == 1 ? new Ordered(one.unit(), new Order.Move(meant.getFirst())) : one);
    }
    return filled;
  }

  /// {@return where an order would have the unit go}
  private static Optional<String> target(Order order, Unit unit) {
    return switch (order) {
      case Order.SupportMove(String from, String to) when at(unit, from) -> Optional.of(to);
      case Order.Convoy(String from, String to) when at(unit, from) -> Optional.of(to);
      case Order.SupportMove _, Order.Convoy _, Order.Hold _, Order.Move _, Order.SupportHold _ ->
          Optional.empty();
    };
  }

  private static boolean at(Unit unit, String place) {
    return unit.province().equals(Province.of(place));
  }
}
