package depesche.adjudicator.diplomacy.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.OrderRulebook;
import depesche.adjudicator.combat.OrderRulebook.Several;
import depesche.adjudicator.diplomacy.orders.LinePart;
import depesche.adjudicator.diplomacy.orders.OrderDoubtFact;
import depesche.adjudicator.diplomacy.orders.OrderRefusalFact;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// Two different orders for one unit in one letter: the ruling says which counts, if any (DATC
/// 4.D.3, 4.D.5), and the others name it. Said twice alike, the order counts and the second line is
/// doubted.
final class Contradictions {

  /// An order and the line it is on.
  ///
  /// @param loose whether it counts only if no other is worded better
  private record Said(Order order, int line, boolean loose) {}

  private final OrderRulebook orderRulebook;

  private final List<LineParts> lines;
  private final SequencedMap<String, List<Said>> said = new LinkedHashMap<>();

  /// Whether two orders are about one thing.
  private boolean repeated;

  /// Which of them counts, by the same key; found once, for a letter may be long.
  private final SequencedMap<String, Optional<Said>> valid = new LinkedHashMap<>();

  Contradictions(List<LineParts> lines, OrderRulebook orderRulebook) {
    this.lines = lines;
    this.orderRulebook = orderRulebook;
    Cuts cuts = new Cuts();
    for (LineParts line : lines) {
      for (LinePart linePart : line.parts()) {
        cuts.note(linePart);
        boolean loose = linePart instanceof LinePart.Good(_, _, boolean worded) && worded;
        order(linePart)
            .ifPresent(
                order ->
                    note(
                        new Said(order, line.line().number(), loose),
                        cuts.key(OrdersOnFile.subject(order))));
      }
    }
  }

  private void note(Said one, String subject) {
    List<Said> before = said.put(subject, List.of(one));
    if (before != null) {
      repeated = true;
      List<Said> all = new ArrayList<>(before);
      all.add(one);
      said.put(subject, all);
    }
  }

  private static Optional<Order> order(LinePart linePart) {
    // Builds may be waived as often as there are builds.
    return linePart.accepted().filter(order -> !(order instanceof Order.Waive));
  }

  List<LineParts> settled() {
    if (!repeated) {
      return lines;
    }
    List<LineParts> settled = new ArrayList<>();
    SequencedMap<String, Integer> first = new LinkedHashMap<>();
    Cuts cuts = new Cuts();
    for (LineParts line : lines) {
      List<LinePart> parts = new ArrayList<>();
      for (LinePart linePart : line.parts()) {
        cuts.note(linePart);
        parts.add(settle(linePart, line.line().number(), cuts, first));
      }
      settled.add(new LineParts(line.line(), whole(line.parts(), parts)));
    }
    return settled;
  }

  /// A line of which an order contradicts a line that is refused does not count at all: it would
  /// stay on file without the other, and mean what was refused.
  private static List<LinePart> whole(List<LinePart> read, List<LinePart> settled) {
    for (int i = 0; i < settled.size(); i++) {
      boolean loose = read.get(i) instanceof LinePart.Good(_, _, boolean worded) && worded;
      if (settled.get(i) instanceof LinePart.Bad(Fact why)
          && !settled.get(i).equals(read.get(i))
          && (loose || why instanceof OrderRefusalFact.OrderedTwice)) {
        return settled.stream()
            .map(linePart -> linePart instanceof LinePart.Bad ? linePart : new LinePart.Spent())
            .toList();
      }
    }
    return settled;
  }

  private LinePart settle(
      LinePart linePart, int line, Cuts cuts, SequencedMap<String, Integer> first) {
    Optional<Order> order = order(linePart);
    if (order.isEmpty()) {
      return linePart;
    }
    String subject = cuts.key(OrdersOnFile.subject(order.get()));
    List<Said> all = said.getOrDefault(subject, List.of());
    Optional<Said> counting = valid.computeIfAbsent(subject, _ -> valid(all));
    if (counting.isEmpty() || !same(counting.get().order(), order.get())) {
      return new LinePart.Bad(against(order.get(), all, counting));
    }
    Integer before = first.putIfAbsent(subject, line);
    return before == null
        ? linePart
        : doubted(linePart, new OrderDoubtFact.SaidBefore(text(order), before));
  }

  /// {@return the one that counts of those said of one thing; empty if none does}
  private Optional<Said> valid(List<Said> all) {
    List<Said> better = all.stream().filter(one -> !one.loose()).toList();
    SequencedMap<String, Said> first = new LinkedHashMap<>();
    for (Said one : better.isEmpty() ? all : better) {
      first.putIfAbsent(one.order().text(), one);
    }
    List<Said> different = List.copyOf(first.values());
    if (different.size() == 1) {
      return Optional.of(different.getFirst());
    }
    Several several =
        switch (all.getFirst().order()) {
          case Order.Move _, Order.Flight _ -> orderRulebook.severalOrders();
          case Order.Adjustment _ -> orderRulebook.severalBuilds();
          case Order.Extra _ -> Several.NONE;
        };
    return several.among(different, 1).stream().findFirst();
  }

  private static boolean same(Order one, Order other) {
    return one.text().equals(other.text());
  }

  private static Fact against(Order order, List<Said> all, Optional<Said> counting) {
    if (counting.isPresent()) {
      Said other = counting.get();
      return new OrderRefusalFact.OrderOutdone(order.text(), other.line(), other.order().text());
    }
    Said other = all.stream().filter(one -> !same(one.order(), order)).findFirst().orElseThrow();
    return new OrderRefusalFact.OrderedTwice(order.text(), other.line(), other.order().text());
  }

  private static String text(Optional<Order> order) {
    return order.map(Order::text).orElse("");
  }

  private static LinePart doubted(LinePart linePart, Fact doubt) {
    return switch (linePart) {
      case LinePart.Good(Order order, _, boolean loose) ->
          new LinePart.Good(order, List.of(doubt), loose);
      case LinePart.Kept(Order order, Fact meaning, _) ->
          new LinePart.Kept(order, meaning, List.of(doubt));
      case LinePart.Bad _,
          LinePart.Clear _,
          LinePart.Spent _,
          LinePart.Ahead _,
          LinePart.Others _ ->
          linePart;
    };
  }
}
