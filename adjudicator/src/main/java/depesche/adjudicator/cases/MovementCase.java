package depesche.adjudicator.cases;

import depesche.adjudicator.combat.Dislodged;
import depesche.adjudicator.combat.Kind;
import depesche.adjudicator.combat.MoveResults;
import depesche.adjudicator.combat.Movement;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Ordered;
import depesche.adjudicator.combat.Outcome;
import depesche.adjudicator.combat.Result;
import depesche.adjudicator.combat.RetreatOrder;
import depesche.adjudicator.combat.RetreatOutcome;
import depesche.adjudicator.combat.RetreatResults;
import depesche.adjudicator.combat.Retreats;
import depesche.adjudicator.combat.Rulebook;
import depesche.adjudicator.combat.Unit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Judges a case of movement, and the retreats in it if there are any.
final class MovementCase {

  private static final String ILLEGAL = "illegal";

  private final Case given;

  /// The order line that counts for each unit.
  private final Map<Unit, Case.OrderLine> heard = new LinkedHashMap<>();

  private final MoveResults moves;

  private MovementCase(Case given) {
    this.given = given;
    for (Case.OrderLine line : given.lines(Case.OrderLine.class)) {
      unit(line.power(), line.order().unit()).ifPresent(unit -> heard.putIfAbsent(unit, line));
    }
    List<Ordered> orders = new ArrayList<>();
    for (Unit unit : given.units()) {
      Case.OrderLine line = heard.get(unit);
      orders.add(
          new Ordered(
              unit,
              line == null
                  ? new Order.Hold()
                  : order(line.order().told()).orElse(new Order.Hold())));
    }
    moves =
        Movement.judge(given.variant().board(), Rulebook.NEWEST, given.variant().weights(), orders)
            // Ruling foreignDislodged: a double army that is dislodged is removed.
            .removing(Kind.DOUBLE_ARMY);
  }

  static List<String> judge(Case given) {
    return new MovementCase(given).lines();
  }

  private List<String> lines() {
    List<String> lines = new ArrayList<>(given.head());
    for (Case.OrderLine line : given.lines(Case.OrderLine.class)) {
      lines.add(line.text() + " | " + result(line));
    }
    lines.addAll(Case.sorted("AFTER", moves.after()));
    moves.dislodged().stream().map(MovementCase::line).sorted().forEach(lines::add);
    List<Case.RetreatLine> retreats = given.lines(Case.RetreatLine.class);
    if (!retreats.isEmpty()) {
      lines.addAll(retreats(retreats));
    }
    lines.add("END");
    return lines;
  }

  private static String line(Dislodged dislodged) {
    String retreats =
        dislodged.retreats().isEmpty()
            ? "-"
            : String.join(",", dislodged.retreats().stream().sorted().toList());
    return "DISLODGED " + dislodged.unit() + " RETREATS " + retreats;
  }

  private Optional<Unit> unit(String power, Told.Named named) {
    return given.units().stream()
        .filter(unit -> unit.power().equals(power) && fits(unit, named))
        .findFirst();
  }

  private static boolean fits(Unit unit, Told.Named named) {
    return unit.province().equals(named.province()) && unit.kind().letter().equals(named.kind());
  }

  private Optional<Order> order(Told told) {
    return switch (told) {
      case Told.Acts(Order order) -> Optional.of(order);
      case Told.Aids(Told.Named aided, Order order) ->
          given.units().stream().anyMatch(unit -> fits(unit, aided))
              ? Optional.of(order)
              : Optional.empty();
      case Told.Disbands _, Told.Convoys _ -> Optional.empty();
    };
  }

  private String result(Case.OrderLine line) {
    Optional<Unit> unit = unit(line.power(), line.order().unit());
    if (unit.isEmpty()) {
      return ILLEGAL;
    }
    boolean counts = line.equals(heard.get(unit.get())) && order(line.order().told()).isPresent();
    String word = counts ? word(outcome(unit.get())) : ILLEGAL;
    return moves
        .dislodged(unit.get())
        .map(dislodged -> dislodged.retreats().isEmpty() ? "destroyed" : "dislodged")
        .map(fate -> word.equals("stands") ? fate : word + "," + fate)
        .orElse(word);
  }

  private Outcome outcome(Unit unit) {
    return moves.results().stream()
        .filter(result -> result.unit().equals(unit))
        .map(Result::outcome)
        .findFirst()
        .orElseThrow();
  }

  private static String word(Outcome outcome) {
    return switch (outcome) {
      case Outcome.Held _ -> "stands";
      case Outcome.Moved _, Outcome.Convoyed _ -> "succeeds";
      case Outcome.Bounced _,
          Outcome.Repelled _,
          Outcome.Met _,
          Outcome.Spared _,
          Outcome.Disrupted _,
          Outcome.Paradox _ ->
          "fails";
      case Outcome.Given _, Outcome.ConvoyGiven _ -> "given";
      case Outcome.Cut _ -> "cut";
      case Outcome.ConvoyBroken _, Outcome.ConvoyParadox _ -> "disrupted";
      case Outcome.NotMatched _, Outcome.NoConvoy _ -> "invalid";
      case Outcome.Illegal _ -> ILLEGAL;
    };
  }

  private List<String> retreats(List<Case.RetreatLine> lines) {
    Map<Unit, Case.RetreatLine> counting = new LinkedHashMap<>();
    List<RetreatOrder> orders = new ArrayList<>();
    for (Case.RetreatLine line : lines) {
      retreat(line)
          .filter(order -> counting.putIfAbsent(order.unit(), line) == null)
          .ifPresent(orders::add);
    }
    RetreatResults results = Retreats.judge(moves, orders);
    List<String> answer = new ArrayList<>();
    for (Case.RetreatLine line : lines) {
      String word =
          results.results().stream()
              .filter(result -> line.equals(counting.get(result.unit())))
              .map(result -> word(result.outcome()))
              .findFirst()
              .orElse(ILLEGAL);
      answer.add(line.text() + " | " + word);
    }
    answer.addAll(Case.sorted("FINAL", results.after()));
    return answer;
  }

  private Optional<RetreatOrder> retreat(Case.RetreatLine line) {
    Stream<Unit> dislodged =
        unit(line.power(), line.order().unit()).stream()
            .filter(unit -> moves.dislodged(unit).isPresent());
    return dislodged.findFirst().flatMap(unit -> retreat(unit, line.order().told()));
  }

  private static Optional<RetreatOrder> retreat(Unit unit, Told told) {
    return switch (told) {
      case Told.Acts(Order.Move(String to, _)) -> Optional.of(new RetreatOrder.Retreat(unit, to));
      case Told.Disbands _ -> Optional.of(new RetreatOrder.Disband(unit));
      case Told.Acts _, Told.Aids _, Told.Convoys _ -> Optional.empty();
    };
  }

  private static String word(RetreatOutcome outcome) {
    return switch (outcome) {
      case RetreatOutcome.Retreated _, RetreatOutcome.Disbanded _ -> "succeeds";
      case RetreatOutcome.Collided _ -> "fails";
      case RetreatOutcome.Forbidden _, RetreatOutcome.Abandoned _, RetreatOutcome.Destroyed _ ->
          ILLEGAL;
    };
  }
}
