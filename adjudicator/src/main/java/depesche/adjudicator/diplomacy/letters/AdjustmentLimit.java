package depesche.adjudicator.diplomacy.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.OrderRulebook;
import depesche.adjudicator.diplomacy.orders.LinePart;
import depesche.adjudicator.diplomacy.orders.OrderContext;
import depesche.adjudicator.diplomacy.orders.OrderDoubtFact;
import depesche.adjudicator.diplomacy.orders.OrderRefusalFact;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// In winter as many builds or removals can be chosen as are due. Of more that stand in one letter
/// the ruling says which count (DATC 4.D.4, 4.D.6). A later letter counts whole, and of the earlier
/// ones as much as still has room.
final class AdjustmentLimit {

  private final int due;
  private final OrderRulebook orderRulebook;

  /// The orders of the letter that count, waived builds each by itself.
  private final List<Order> counted = new ArrayList<>();

  /// What the letter itself takes back.
  private final List<Order> cleared = new ArrayList<>();

  private List<String> valid = List.of();

  AdjustmentLimit(OrderContext orderContext) {
    // A player without a place for all builds may waive one and still build.
    this.due = Math.abs(orderContext.campaign().room(orderContext.seat()));
    this.orderRulebook = orderContext.campaign().law().rulebook().orderRulebook();
  }

  List<LineParts> applied(List<LineParts> lines) {
    List<Order> chosen = new ArrayList<>();
    lines.stream()
        .flatMap(line -> line.parts().stream())
        .forEach(linePart -> choose(linePart, chosen));
    counted.addAll(surplus(chosen).among(chosen, due));
    valid = texts(counted);
    List<LineParts> applied = new ArrayList<>();
    for (LineParts line : lines) {
      applied.add(new LineParts(line.line(), line.parts().stream().map(this::within).toList()));
    }
    return applied;
  }

  private void choose(LinePart linePart, List<Order> chosen) {
    if (linePart instanceof LinePart.Clear(String about, _)) {
      List<Order> gone =
          chosen.stream().filter(order -> OrdersOnFile.isAbout(order, about)).toList();
      cleared.addAll(gone);
      chosen.removeAll(gone);
    }
    linePart
        .accepted()
        .filter(order -> order instanceof Order.Waive || !chosen.contains(order))
        .ifPresent(chosen::add);
  }

  private OrderRulebook.Several surplus(List<Order> chosen) {
    boolean removals = chosen.stream().anyMatch(Order.Remove.class::isInstance);
    return removals ? orderRulebook.surplusRemovals() : orderRulebook.surplusBuilds();
  }

  private static List<String> texts(List<Order> orders) {
    return orders.stream().map(Order::text).toList();
  }

  private LinePart within(LinePart linePart) {
    if (!(linePart instanceof LinePart.Good(Order order, _, _))) {
      return linePart;
    }
    boolean within = order instanceof Order.Waive ? counted.remove(order) : counted.contains(order);
    if (within || cleared.contains(order)) {
      return linePart;
    }
    return new LinePart.Bad(
        order instanceof Order.Remove
            ? new OrderRefusalFact.TooManyRemovals(due, order.text(), valid)
            : new OrderRefusalFact.TooManyBuilds(due, order.text(), valid));
  }

  /// Takes off the file what earlier letters chose and a later one leaves no room for; builds that
  /// are waived give way first.
  ///
  /// @return what is said of it, if there is anything
  Optional<Fact> fitted(OrdersOnFile file) {
    List<Order> newer = file.adjustments(false);
    OrderRulebook.Several ruling = surplus(newer);
    Comparator<Order> waived = Comparator.comparing(Order.Waive.class::isInstance);
    List<Order> gone =
        new ArrayList<>(
            file.adjustments(true).stream()
                .sorted(ruling == OrderRulebook.Several.LAST ? waived.reversed() : waived)
                .toList());
    ruling.among(List.copyOf(gone), due - newer.size()).forEach(gone::remove);
    gone.forEach(file::dropEarlier);
    if (gone.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        gone.getFirst() instanceof Order.Remove
            ? new OrderDoubtFact.RemovalsGiveWay(texts(gone), due)
            : new OrderDoubtFact.BuildsGiveWay(texts(gone), due));
  }
}
