package depesche.adjudicator.cases;

import depesche.adjudicator.board.Board;
import depesche.adjudicator.board.Province;
import depesche.adjudicator.combat.Dislodged;
import depesche.adjudicator.combat.Kind;
import depesche.adjudicator.combat.MoveResults;
import depesche.adjudicator.combat.Movement;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Ordered;
import depesche.adjudicator.combat.Outcome;
import depesche.adjudicator.combat.Result;
import depesche.adjudicator.combat.Unit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Judges a case of movement, and the retreats in it if there are any.
final class MovementCase {

  private final Case given;

  /// The order lines for each unit by its own power; the first is the one that counts.
  private final Map<Unit, List<Case.OrderLine>> heard = new LinkedHashMap<>();

  private MoveResults moves;

  private MovementCase(Case given) {
    this.given = given;
    given.units().forEach(unit -> heard.put(unit, new ArrayList<>()));
    for (Case.OrderLine line : given.lines(Case.OrderLine.class)) {
      unit(line).ifPresent(unit -> lines(unit).add(line));
    }
    moves = judge();
    while (illegalOnesIgnored()) {
      moves = judge();
    }
  }

  static List<String> judge(Case given) {
    return new MovementCase(given).lines();
  }

  /// {@return every unit with the first order its power gave it}
  static List<Ordered> orders(Case given) {
    return new MovementCase(given).orders();
  }

  private List<Ordered> orders() {
    List<Ordered> orders = new ArrayList<>();
    for (Unit unit : given.units()) {
      List<Case.OrderLine> lines = lines(unit);
      orders.add(new Ordered(unit, lines.isEmpty() ? new Order.Hold() : order(lines.getFirst())));
    }
    return orders;
  }

  private MoveResults judge() {
    Variant variant = given.variant();
    return Movement.judge(variant.board(), variant.rulebook(), variant.weights(), orders())
        // Ruling foreignDislodged: a double army that is dislodged is removed.
        .removing(Kind.DOUBLE_ARMY);
  }

  /// DATC 4.D.3 and 4.E.1: the first legal order for a unit counts, illegal ones before it do not.
  ///
  /// @return whether another order counts now
  private boolean illegalOnesIgnored() {
    boolean changed = false;
    for (Result result : moves.results()) {
      List<Case.OrderLine> lines = lines(result.unit());
      if (lines.size() > 1 && result.outcome() instanceof Outcome.Illegal) {
        lines.removeFirst();
        changed = true;
      }
    }
    return changed;
  }

  private static Order order(Case.OrderLine line) {
    return switch (line.order().told()) {
      case Told.Acts(Order order) -> order;
      case Told.Disbands _ -> new Order.Hold();
    };
  }

  private List<Case.OrderLine> lines(Unit unit) {
    return heard.getOrDefault(unit, new ArrayList<>());
  }

  private Optional<Unit> unit(Case.OrderLine line) {
    return Case.unit(given.units(), line.power(), line.order().unit());
  }

  private List<String> lines() {
    List<String> lines = new ArrayList<>(given.head());
    for (Case.OrderLine line : given.lines(Case.OrderLine.class)) {
      lines.add(
          line.text() + " | " + unit(line).map(unit -> result(line, unit)).orElse(Results.ILLEGAL));
    }
    lines.addAll(Case.sorted("AFTER", moves.after()));
    moves.dislodged().stream().map(MovementCase::line).sorted().forEach(lines::add);
    lines.addAll(RetreatCase.lines(given, moves));
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

  private String result(Case.OrderLine line, Unit unit) {
    boolean counts =
        line.equals(lines(unit).getFirst()) && line.order().told() instanceof Told.Acts;
    Optional<Dislodged> dislodged = moves.dislodged(unit);
    String word = counts ? word(line, unit, dislodged.isPresent()) : Results.ILLEGAL;
    return dislodged
        .map(it -> it.retreats().isEmpty() ? "destroyed" : "dislodged")
        .map(fate -> word.equals(Results.STANDS) ? fate : word + "," + fate)
        .orElse(word);
  }

  private String word(Case.OrderLine line, Unit unit, boolean dislodged) {
    Result result = result(unit);
    return switch (result.outcome()) {
      // An order with the wrong coast that could be carried out from there is legal as it is
      // written, and fails (6.B.11).
      case Outcome.Illegal _ when otherCoast(line, unit) -> Results.FAILS;
      // A support to hold is put to the test only when somebody moves against the unit it holds
      // (6.D.4); a support to move always is (6.D.5).
      case Outcome.Cut _ when !dislodged && !tested(result.order()) -> Results.GIVEN;
      default -> Results.word(result.outcome());
    };
  }

  private Result result(Unit unit) {
    return moves.results().stream()
        .filter(result -> result.unit().equals(unit))
        .findFirst()
        .orElseThrow();
  }

  private boolean otherCoast(Case.OrderLine line, Unit unit) {
    String written = line.order().unit().place();
    Board board = given.variant().board();
    return unit.kind() == Kind.FLEET
        && !written.equals(unit.place())
        && line.order().told() instanceof Told.Acts(Order.Move(String to, _))
        && Muster.places(board, Kind.FLEET, to).stream()
            .anyMatch(place -> board.fleetReaches(written, place));
  }

  private boolean tested(Order support) {
    return switch (support) {
      case Order.SupportHold(String at) ->
          moves.results().stream().anyMatch(it -> movesTo(it, Province.of(at)));
      case Order.Hold _, Order.Move _, Order.SupportMove _, Order.Convoy _ -> true;
    };
  }

  private static boolean movesTo(Result result, String province) {
    return result.order() instanceof Order.Move(String to, _)
        && Province.of(to).equals(province)
        && !(result.outcome() instanceof Outcome.Illegal);
  }
}
