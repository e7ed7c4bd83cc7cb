package depesche.adjudicator.diplomacy;

import depesche.adjudicator.Fact;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// Two different orders for one unit in one letter: neither counts, and each names the other. Said
/// twice alike, the order counts and the second line is doubted.
final class Contradictions {

  /// An order and the line it stands on.
  private record Said(Order order, int line) {}

  private final List<LineParts> lines;
  private final SequencedMap<String, List<Said>> said = new LinkedHashMap<>();

  Contradictions(List<LineParts> lines) {
    this.lines = lines;
    int cleared = 0;
    for (LineParts line : lines) {
      for (Part part : line.parts()) {
        cleared += part instanceof Part.Clear ? 1 : 0;
        int after = cleared;
        order(part).ifPresent(order -> note(order, line.line().number(), after));
      }
    }
  }

  private void note(Order order, int line, int cleared) {
    said.computeIfAbsent(subject(order, cleared), _ -> new ArrayList<>())
        .add(new Said(order, line));
  }

  /// What was said before a line `CLEAR` cannot contradict what is said after it.
  private static String subject(Order order, int cleared) {
    return cleared + " " + OnFile.subject(order);
  }

  private static Optional<Order> order(Part part) {
    return switch (part) {
      case Part.Good(Order order, _) -> once(order);
      case Part.Kept(Order order, _, _) -> once(order);
      case Part.Bad _, Part.Clear _, Part.Spent _ -> Optional.empty();
    };
  }

  /// Builds may be waived as often as there are builds.
  private static Optional<Order> once(Order order) {
    return order instanceof Order.Waive ? Optional.empty() : Optional.of(order);
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
    for (Said other : said.getOrDefault(subject, List.of())) {
      if (!other.order().text().equals(order.get().text())) {
        return new Part.Bad(
            new RefusalFact.OrderedTwice(order.get().text(), other.line(), other.order().text()));
      }
    }
    Integer before = first.putIfAbsent(subject, line);
    return before == null ? part : doubted(part, new DoubtFact.SaidBefore(text(order), before));
  }

  private static String text(Optional<Order> order) {
    return order.map(Order::text).orElse("");
  }

  private static Part doubted(Part part, Fact doubt) {
    return switch (part) {
      case Part.Good(Order order, _) -> new Part.Good(order, List.of(doubt));
      case Part.Kept(Order order, Fact meaning, _) -> new Part.Kept(order, meaning, List.of(doubt));
      case Part.Bad _, Part.Clear _, Part.Spent _ -> part;
    };
  }
}
