package depesche.adjudicator.cases;

import depesche.adjudicator.combat.MoveResults;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.RetreatOrder;
import depesche.adjudicator.combat.RetreatOutcome;
import depesche.adjudicator.combat.RetreatResults;
import depesche.adjudicator.combat.Retreats;
import depesche.adjudicator.combat.Unit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Judges the retreats in a case of movement.
final class RetreatCase {

  private final Case given;
  private final MoveResults moves;

  private RetreatCase(Case given, MoveResults moves) {
    this.given = given;
    this.moves = moves;
  }

  /// {@return the retreat lines with their results and the board behind them; nothing if the case
  /// has no retreats}
  static List<String> lines(Case given, MoveResults moves) {
    List<Case.RetreatLine> lines = given.lines(Case.RetreatLine.class);
    return lines.isEmpty() ? List.of() : new RetreatCase(given, moves).judge(lines);
  }

  private List<String> judge(List<Case.RetreatLine> lines) {
    // The first order for a dislodged unit counts.
    Map<Unit, Case.RetreatLine> heard = new LinkedHashMap<>();
    List<RetreatOrder> orders = new ArrayList<>();
    for (Case.RetreatLine line : lines) {
      order(line)
          .filter(order -> heard.putIfAbsent(order.unit(), line) == null)
          .ifPresent(orders::add);
    }
    RetreatResults results = Retreats.judge(moves, orders);
    Map<Case.RetreatLine, RetreatOutcome> outcomes = new LinkedHashMap<>();
    for (RetreatResults.Result result : results.results()) {
      Optional.ofNullable(heard.get(result.unit()))
          .ifPresent(line -> outcomes.put(line, result.outcome()));
    }
    List<String> answer = new ArrayList<>();
    for (Case.RetreatLine line : lines) {
      RetreatOutcome outcome = outcomes.get(line);
      answer.add(line.text() + " | " + (outcome == null ? Results.ILLEGAL : Results.word(outcome)));
    }
    answer.addAll(Case.sorted("FINAL", results.after()));
    return answer;
  }

  private Optional<RetreatOrder> order(Case.RetreatLine line) {
    return given
        .unit(line.power(), line.order().unit())
        .filter(unit -> moves.dislodged(unit).isPresent())
        .flatMap(unit -> order(unit, line.order().told()));
  }

  private static Optional<RetreatOrder> order(Unit unit, Told told) {
    return switch (told) {
      case Told.Acts(Order.Move(String to, Order.Way way, _), _) when way == Order.Way.ANY ->
          Optional.of(new RetreatOrder.Retreat(unit, to));
      case Told.Disbands _ -> Optional.of(new RetreatOrder.Disband(unit));
      case Told.Acts _ -> Optional.empty();
    };
  }
}
