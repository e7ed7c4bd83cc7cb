package depesche.adjudicator.diplomacy.letters;

import depesche.adjudicator.Fact;
import depesche.adjudicator.combat.orders.Order;
import depesche.adjudicator.combat.rulebook.Writing;
import depesche.adjudicator.diplomacy.campaign.Position;
import depesche.adjudicator.diplomacy.orders.DoubtFact;
import depesche.adjudicator.diplomacy.orders.Part;
import depesche.adjudicator.diplomacy.orders.RefusalFact;
import depesche.adjudicator.diplomacy.orders.Scene;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// In winter as many builds or removals can be chosen as are due. Of more that stand in one letter
/// the ruling says which count (DATC 4.D.4, 4.D.6). A later letter counts whole, and of the earlier
/// ones as much as still has room.
final class AdjustmentLimit {

  private final Scene scene;
  private final int due;
  private final Writing writing;

  /// The orders of the letter that count, waived builds each by itself.
  private final List<Order> counted = new ArrayList<>();

  /// What the letter itself takes back.
  private final List<Order> cleared = new ArrayList<>();

  private List<String> valid = List.of();

  AdjustmentLimit(Scene scene) {
    this.scene = scene;
    // Who has no place for all builds may waive one and still build.
    this.due = isWinter() ? Math.abs(scene.campaign().room(scene.seat())) : 0;
    this.writing = scene.campaign().law().rulebook().writing();
  }

  List<LineParts> applied(List<LineParts> lines) {
    if (!isWinter()) {
      return lines;
    }
    List<Order> chosen = new ArrayList<>();
    lines.stream().flatMap(line -> line.parts().stream()).forEach(part -> choose(part, chosen));
    counted.addAll(surplus(chosen).among(chosen, due));
    valid = texts(counted);
    List<LineParts> applied = new ArrayList<>();
    for (LineParts line : lines) {
      applied.add(new LineParts(line.line(), line.parts().stream().map(this::within).toList()));
    }
    return applied;
  }

  private boolean isWinter() {
    return scene.position() instanceof Position.Adjustments;
  }

  private void choose(Part part, List<Order> chosen) {
    if (part instanceof Part.Clear(String about, _)) {
      List<Order> gone = chosen.stream().filter(order -> OnFile.isAbout(order, about)).toList();
      cleared.addAll(gone);
      chosen.removeAll(gone);
    }
    part.accepted()
        .filter(order -> order instanceof Order.Waive || !chosen.contains(order))
        .ifPresent(chosen::add);
  }

  private Writing.Several surplus(List<Order> chosen) {
    boolean removals = chosen.stream().anyMatch(Order.Remove.class::isInstance);
    return removals ? writing.surplusRemovals() : writing.surplusBuilds();
  }

  private static List<String> texts(List<Order> orders) {
    return orders.stream().map(Order::text).toList();
  }

  private Part within(Part part) {
    if (!(part instanceof Part.Good(Order order, _, _))) {
      return part;
    }
    boolean within = order instanceof Order.Waive ? counted.remove(order) : counted.contains(order);
    if (within || cleared.contains(order)) {
      return part;
    }
    return new Part.Bad(
        order instanceof Order.Remove
            ? new RefusalFact.TooManyRemovals(due, order.text(), valid)
            : new RefusalFact.TooManyBuilds(due, order.text(), valid));
  }

  /// Takes off the file what earlier letters chose and a later one leaves no room for; builds that
  /// are waived give way first.
  ///
  /// @return what is said of it, if there is anything
  Optional<Fact> fitted(OnFile file) {
    if (!isWinter()) {
      return Optional.empty();
    }
    List<Order> newer = file.adjustments(false);
    Writing.Several ruling = surplus(newer);
    Comparator<Order> waived = Comparator.comparing(Order.Waive.class::isInstance);
    List<Order> gone =
        new ArrayList<>(
            file.adjustments(true).stream()
                .sorted(ruling == Writing.Several.LAST ? waived.reversed() : waived)
                .toList());
    ruling.among(List.copyOf(gone), due - newer.size()).forEach(gone::remove);
    gone.forEach(file::dropEarlier);
    if (gone.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        gone.getFirst() instanceof Order.Remove
            ? new DoubtFact.RemovalsGiveWay(texts(gone), due)
            : new DoubtFact.BuildsGiveWay(texts(gone), due));
  }
}
