package depesche.adjudicator.diplomacy;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// In winter a letter may choose as many builds or removals as are due; what goes beyond is
/// refused.
final class AdjustmentLimit {

  private final Scene scene;
  private final int due;
  private final Set<String> chosen = new LinkedHashSet<>();
  private int used;

  AdjustmentLimit(Scene scene) {
    this.scene = scene;
    this.due = Math.abs(scene.campaign().change(scene.seat()));
  }

  List<LineParts> applied(List<LineParts> lines) {
    if (!(scene.position() instanceof Position.Adjustments)) {
      return lines;
    }
    List<LineParts> applied = new ArrayList<>();
    for (LineParts line : lines) {
      applied.add(new LineParts(line.line(), line.parts().stream().map(this::within).toList()));
    }
    return applied;
  }

  private Part within(Part part) {
    if (!(part instanceof Part.Good(Order order, _))) {
      return part;
    }
    boolean counts = order instanceof Order.Waive || chosen.add(order.text());
    used += counts ? 1 : 0;
    if (!counts || used <= due) {
      return part;
    }
    return new Part.Bad(
        order instanceof Order.Remove
            ? new RefusalFact.TooManyRemovals(due, order.text())
            : new RefusalFact.TooManyBuilds(due, order.text()));
  }
}
