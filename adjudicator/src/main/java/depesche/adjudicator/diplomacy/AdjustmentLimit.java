package depesche.adjudicator.diplomacy;

import depesche.adjudicator.combat.Writing;
import java.util.ArrayList;
import java.util.List;

/// In winter a letter may choose as many builds or removals as are due; which count of more, says
/// the ruling (DATC 4.D.4, 4.D.6).
final class AdjustmentLimit {

  private final Scene scene;
  private final int due;
  private final Writing writing;

  /// The orders that count, waived builds each by itself.
  private final List<Order> counted = new ArrayList<>();

  AdjustmentLimit(Scene scene) {
    this.scene = scene;
    this.due = Math.abs(scene.campaign().change(scene.seat()));
    this.writing = scene.campaign().law().rulebook().writing();
  }

  List<LineParts> applied(List<LineParts> lines) {
    if (!(scene.position() instanceof Position.Adjustments)) {
      return lines;
    }
    List<Order> chosen = new ArrayList<>();
    lines.stream()
        .flatMap(line -> line.parts().stream())
        .flatMap(part -> part.accepted().stream())
        .filter(order -> order instanceof Order.Waive || !chosen.contains(order))
        .forEach(chosen::add);
    boolean removals = chosen.stream().anyMatch(Order.Remove.class::isInstance);
    counted.addAll(
        (removals ? writing.surplusRemovals() : writing.surplusBuilds()).among(chosen, due));
    List<LineParts> applied = new ArrayList<>();
    for (LineParts line : lines) {
      applied.add(new LineParts(line.line(), line.parts().stream().map(this::within).toList()));
    }
    return applied;
  }

  private Part within(Part part) {
    if (!(part instanceof Part.Good(Order order, _, _))) {
      return part;
    }
    boolean within = order instanceof Order.Waive ? counted.remove(order) : counted.contains(order);
    if (within) {
      return part;
    }
    return new Part.Bad(
        order instanceof Order.Remove
            ? new RefusalFact.TooManyRemovals(due, order.text())
            : new RefusalFact.TooManyBuilds(due, order.text()));
  }
}
