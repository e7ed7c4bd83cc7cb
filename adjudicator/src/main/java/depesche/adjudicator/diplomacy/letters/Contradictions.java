package depesche.adjudicator.diplomacy.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.combat.orders.Order;
import depesche.adjudicator.combat.rulebook.Writing;
import depesche.adjudicator.combat.rulebook.Writing.Several;
import depesche.adjudicator.diplomacy.orders.DoubtFact;
import depesche.adjudicator.diplomacy.orders.Part;
import depesche.adjudicator.diplomacy.orders.RefusalFact;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// Two different orders for one unit in one letter: the ruling says which counts, if any (DATC
/// 4.D.3, 4.D.5), and the others name it. Said twice alike, the order counts and the second line is
/// doubted.
final class Contradictions {

  /// An order and the line it stands on.
  ///
  /// @param loose whether it counts only if no other is worded better
  private record Said(Order order, int line, boolean loose) {}

  private final Writing writing;

  private final List<LineParts> lines;
  private final SequencedMap<String, List<Said>> said = new LinkedHashMap<>();

  /// Which of them counts, by the same key; found once, for a letter may be long.
  private final SequencedMap<String, Optional<Said>> valid = new LinkedHashMap<>();

  Contradictions(List<LineParts> lines, Writing writing) {
    this.lines = lines;
    this.writing = writing;
    int cleared = 0;
    for (LineParts line : lines) {
      for (Part part : line.parts()) {
        cleared += part instanceof Part.Clear ? 1 : 0;
        int after = cleared;
        boolean loose = part instanceof Part.Good(_, _, boolean worded) && worded;
        order(part).ifPresent(order -> note(new Said(order, line.line().number(), loose), after));
      }
    }
  }

  private void note(Said one, int cleared) {
    said.computeIfAbsent(subject(one.order(), cleared), _ -> new ArrayList<>()).add(one);
  }

  /// What was said before a line `CLEAR` cannot contradict what is said after it.
  private static String subject(Order order, int cleared) {
    return cleared + " " + OnFile.subject(order);
  }

  private static Optional<Order> order(Part part) {
    // Builds may be waived as often as there are builds.
    return part.accepted().filter(order -> !(order instanceof Order.Waive));
  }

  List<LineParts> settled() {
    List<LineParts> settled = new ArrayList<>();
    SequencedMap<String, Integer> first = new LinkedHashMap<>();
    int cleared = 0;
    for (LineParts line : lines) {
      List<Part> parts = new ArrayList<>();
      for (Part part : line.parts()) {
        cleared += part instanceof Part.Clear ? 1 : 0;
        parts.add(settle(part, line.line().number(), cleared, first));
      }
      settled.add(new LineParts(line.line(), parts));
    }
    return settled;
  }

  private Part settle(Part part, int line, int cleared, SequencedMap<String, Integer> first) {
    Optional<Order> order = order(part);
    if (order.isEmpty()) {
      return part;
    }
    String subject = subject(order.get(), cleared);
    List<Said> all = said.getOrDefault(subject, List.of());
    Optional<Said> counting = valid.computeIfAbsent(subject, _ -> valid(all));
    if (counting.isEmpty() || !same(counting.get().order(), order.get())) {
      return new Part.Bad(against(order.get(), all, counting));
    }
    Integer before = first.putIfAbsent(subject, line);
    return before == null ? part : doubted(part, new DoubtFact.SaidBefore(text(order), before));
  }

  /// {@return the one that counts of those said of one thing; empty if none does}
  private Optional<Said> valid(List<Said> all) {
    List<Said> better = all.stream().filter(one -> !one.loose()).toList();
    SequencedMap<String, Said> first = new LinkedHashMap<>();
    for (Said one : better.isEmpty() ? all : better) {
      first.putIfAbsent(one.order().text(), one);
    }
    List<Said> different = List.copyOf(first.values());
    Several several =
        switch (all.getFirst().order()) {
          case Order.Move _, Order.Flight _ -> writing.severalOrders();
          case Order.Adjustment _ -> writing.severalBuilds();
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
      return new RefusalFact.OrderOutdone(order.text(), other.line(), other.order().text());
    }
    Said other = all.stream().filter(one -> !same(one.order(), order)).findFirst().orElseThrow();
    return new RefusalFact.OrderedTwice(order.text(), other.line(), other.order().text());
  }

  private static String text(Optional<Order> order) {
    return order.map(Order::text).orElse("");
  }

  private static Part doubted(Part part, Fact doubt) {
    return switch (part) {
      case Part.Good(Order order, _, boolean loose) -> new Part.Good(order, List.of(doubt), loose);
      case Part.Kept(Order order, Fact meaning, _) -> new Part.Kept(order, meaning, List.of(doubt));
      case Part.Bad _, Part.Clear _, Part.Spent _ -> part;
    };
  }
}
