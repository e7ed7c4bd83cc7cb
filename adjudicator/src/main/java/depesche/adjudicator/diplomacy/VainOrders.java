package depesche.adjudicator.diplomacy;

import depesche.adjudicator.board.Province;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.diplomacy.orders.OrderContext;
import java.util.List;
import java.util.Optional;

/// Orders of a seat that cannot succeed, whatever the others do, unless they give them what they
/// lack: help for something that is not ordered, a way over water without fleets, a way into a
/// place that a unit of one's own does not leave.
///
/// @param now what the seat has on file for what is asked now
record VainOrders(OrderContext orderContext, List<Order> now) {

  VainOrders {
    now = List.copyOf(now);
  }

  boolean includes(Order order) {
    return switch (order) {
      case Order.Hold _ -> false;
      case Order.Advance advance -> isVain(advance);
      case Order.SupportHold(_, Unit aided) -> move(aided.province()).isPresent();
      case Order.SupportAdvance(_, Unit aided, String to) ->
          isOwn(aided) && !goes(aided.province(), to);
      case Order.Convoy(_, Unit army, String to) -> isOwn(army) && !goes(army.province(), to);
      case Order.Retreat(Unit unit, String to) ->
          now.stream()
              .anyMatch(
                  other ->
                      other instanceof Order.Retreat(Unit second, String there)
                          && !second.equals(unit)
                          && same(there, to));
      case Order.Disband _, Order.Adjustment _, Order.Extra _ -> false;
    };
  }

  private boolean isOwn(Unit unit) {
    return unit.power().equals(orderContext.seat().name());
  }

  private boolean isVain(Order.Advance advance) {
    return !hasWay(advance) || isBlocked(advance) || isOutweighed(advance);
  }

  private boolean hasWay(Order.Advance advance) {
    Unit unit = advance.unit();
    String to = Province.of(advance.to());
    boolean land = advance.way() == Order.Way.ANY && advance.through().isEmpty();
    return (land && orderContext.map().reaches(unit, to)) || isCarried(advance);
  }

  private boolean isCarried(Order.Advance advance) {
    String from = advance.unit().province();
    String to = Province.of(advance.to());
    List<Unit> fleets =
        now.stream()
            .filter(
                order ->
                    order instanceof Order.Convoy(_, Unit army, String there)
                        && army.isIn(from)
                        && same(there, to))
            .map(order -> ((Order.Convoy) order).unit())
            .toList();
    return orderContext.map().crossing(fleets).links(from, to);
  }

  /// A unit of one's own stands there and stays, or comes the other way.
  private boolean isBlocked(Order.Advance advance) {
    return orderContext.own().stream()
        .filter(unit -> same(unit.place(), advance.to()))
        .anyMatch(
            unit ->
                move(unit.province())
                    .map(
                        other ->
                            same(other.to(), advance.unit().place())
                                && !isCarried(other)
                                && !isCarried(advance))
                    .orElse(true));
  }

  /// Another unit of one's own goes there with as much help.
  private boolean isOutweighed(Order.Advance advance) {
    return now.stream()
        .anyMatch(
            order ->
                order instanceof Order.Advance other
                    && !other.unit().equals(advance.unit())
                    && same(other.to(), advance.to())
                    && help(other) >= help(advance));
  }

  private long help(Order.Advance advance) {
    return now.stream()
        .filter(
            order ->
                order instanceof Order.SupportAdvance(_, Unit aided, String to)
                    && aided.isIn(advance.unit().province())
                    && same(to, advance.to()))
        .count();
  }

  private boolean goes(String from, String to) {
    return move(from).filter(one -> same(one.to(), to)).isPresent();
  }

  private Optional<Order.Advance> move(String from) {
    return now.stream()
        .filter(Order.Advance.class::isInstance)
        .map(Order.Advance.class::cast)
        .filter(one -> one.unit().isIn(from))
        .findFirst();
  }

  private static boolean same(String one, String other) {
    return Province.of(one).equals(Province.of(other));
  }
}
