package depesche.adjudicator.cases;

import depesche.adjudicator.combat.MoveResults;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Ordered;
import depesche.adjudicator.combat.Outcome;
import depesche.adjudicator.combat.Result;
import depesche.adjudicator.combat.Unit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Which order line counts for each unit.
final class Hearing {

  private final Case given;

  /// By province, the lines for the unit there by its own power; the first is the one that counts.
  private final Map<String, List<Case.OrderLine>> heard = new LinkedHashMap<>();

  Hearing(Case given) {
    this.given = given;
    for (Case.OrderLine line : given.lines(Case.OrderLine.class)) {
      given
          .unit(line.power(), line.order().unit())
          .map(Unit::province)
          .ifPresent(at -> heard.computeIfAbsent(at, _ -> new ArrayList<>()).add(line));
    }
  }

  /// {@return every unit with the order that counts; without one it holds}
  List<Ordered> orders() {
    List<Ordered> orders = new ArrayList<>();
    for (Unit unit : given.units().values()) {
      List<Case.OrderLine> lines = heard.getOrDefault(unit.province(), List.of());
      orders.add(new Ordered(unit, lines.isEmpty() ? new Order.Hold() : order(lines.getFirst())));
    }
    return orders;
  }

  private static Order order(Case.OrderLine line) {
    return switch (line.order().told()) {
      case Told.Acts(Order order) -> order;
      case Told.Disbands _ -> new Order.Hold();
    };
  }

  boolean counts(Case.OrderLine line) {
    List<Case.OrderLine> lines = heard.getOrDefault(line.order().unit().province(), List.of());
    return line.order().told() instanceof Told.Acts
        && !lines.isEmpty()
        && lines.getFirst().equals(line);
  }

  /// DATC 4.D.3 and 4.E.1: the first legal order for a unit counts, illegal ones before it do not.
  ///
  /// @return whether another order counts now
  boolean passOver(MoveResults results) {
    boolean changed = false;
    for (Result result : results.results()) {
      List<Case.OrderLine> lines = heard.getOrDefault(result.unit().province(), List.of());
      if (lines.size() > 1 && result.outcome() instanceof Outcome.Illegal) {
        lines.removeFirst();
        changed = true;
      }
    }
    return changed;
  }
}
