package depesche.adjudicator.cases;

import depesche.adjudicator.board.Province;
import depesche.adjudicator.combat.Implicit;
import depesche.adjudicator.combat.Movement;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Ordered;
import depesche.adjudicator.combat.Outcome;
import depesche.adjudicator.combat.Rulebook;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.Writing;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Which order line counts for each unit.
final class Hearing {

  private final Case given;
  private final Writing writing;

  /// By province, the line that counts for the unit there.
  private final Map<String, Case.OrderLine> heard = new LinkedHashMap<>();

  Hearing(Case given) {
    this.given = given;
    writing = given.variant().rulebook().writing();
    Map<String, List<Case.OrderLine>> lines = new LinkedHashMap<>();
    for (Case.OrderLine line : given.lines(Case.OrderLine.class)) {
      if (readable(line)) {
        lines.computeIfAbsent(line.order().unit().province(), _ -> new ArrayList<>()).add(line);
      }
    }
    lines.forEach((at, all) -> choose(all).ifPresent(line -> heard.put(at, line)));
  }

  /// {@return every unit with the order that counts; without one it holds}
  List<Ordered> orders() {
    List<Ordered> orders = new ArrayList<>();
    for (Unit unit : given.units().values()) {
      Case.OrderLine line = heard.get(unit.province());
      orders.add(new Ordered(unit, line == null ? new Order.Hold() : order(line)));
    }
    Rulebook rulebook = given.variant().rulebook();
    return Implicit.filled(rulebook, orders, unit -> heard.containsKey(unit.province()));
  }

  private static Order order(Case.OrderLine line) {
    return switch (line.order().told()) {
      case Told.Acts(Order order, _) -> order;
      case Told.Disbands _ -> new Order.Hold();
    };
  }

  boolean counts(Case.OrderLine line) {
    return line.equals(heard.get(line.order().unit().province()));
  }

  /// Whether a line is an order for a unit of its own power, and right in what it says of units and
  /// coasts, as far as that matters.
  private boolean readable(Case.OrderLine line) {
    return line.order().told() instanceof Told.Acts(Order order, Optional<Told.Named> aided)
        && given.unit(line.power(), line.order().unit()).isPresent()
        && aided.stream().allMatch(this::fits)
        && (writing.strangeCoast() == Writing.Stray.IGNORED || coastal(line, order));
  }

  private boolean fits(Told.Named aided) {
    Unit unit = given.units().get(aided.province());
    return unit == null || given.fits(aided, unit);
  }

  /// DATC 4.B.6: whether a move names no coast that is not there, or not for this unit.
  private boolean coastal(Case.OrderLine line, Order order) {
    Unit unit = given.units().get(line.order().unit().province());
    return unit == null
        || !(order instanceof Order.Move(String to, _, _))
        || to.equals(Province.of(to))
        || Muster.places(given.variant().board(), unit.kind(), to).contains(to);
  }

  /// DATC 4.D.3 and 4.E.1: an illegal order is not heard beside others.
  private Optional<Case.OrderLine> choose(List<Case.OrderLine> lines) {
    if (lines.size() == 1) {
      return Optional.of(lines.getFirst());
    }
    List<Case.OrderLine> legal = new ArrayList<>();
    for (Case.OrderLine line : better(lines)) {
      if (legal(line) && legal.stream().noneMatch(other -> order(other).equals(order(line)))) {
        legal.add(line);
      }
    }
    return legal.isEmpty()
        ? Optional.of(lines.getFirst())
        : writing.severalOrders().among(legal, 1).stream().findFirst();
  }

  /// DATC 4.C.2 c: those with the right type, if there are such.
  private List<Case.OrderLine> better(List<Case.OrderLine> lines) {
    List<Case.OrderLine> typed =
        lines.stream().filter(line -> line.order().unit().typed(unit(line))).toList();
    boolean choosy = writing.wrongType() == Writing.Named.UNLESS_BETTER;
    return choosy && !typed.isEmpty() ? typed : lines;
  }

  private Unit unit(Case.OrderLine line) {
    return given.unit(line.power(), line.order().unit()).orElseThrow();
  }

  /// Whether an order is legal does not hang on the others: it is judged alone.
  private boolean legal(Case.OrderLine line) {
    Variant variant = given.variant();
    List<Ordered> alone =
        given.units().values().stream()
            .map(it -> new Ordered(it, it.equals(unit(line)) ? order(line) : new Order.Hold()))
            .toList();
    return Movement.judge(variant.board(), variant.rulebook(), variant.weights(), alone)
        .results()
        .stream()
        .noneMatch(it -> it.unit().equals(unit(line)) && it.outcome() instanceof Outcome.Illegal);
  }
}
