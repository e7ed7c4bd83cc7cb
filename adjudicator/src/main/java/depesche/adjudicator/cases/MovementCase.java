package depesche.adjudicator.cases;

import depesche.adjudicator.board.Board;
import depesche.adjudicator.board.Province;
import depesche.adjudicator.combat.Dislodged;
import depesche.adjudicator.combat.Kind;
import depesche.adjudicator.combat.MoveResults;
import depesche.adjudicator.combat.Movement;
import depesche.adjudicator.combat.Order;
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
  private final Hearing hearing;
  private final MoveResults moves;

  /// By the province where a unit stood.
  private final Map<String, Result> results = new LinkedHashMap<>();

  private MovementCase(Case given) {
    this.given = given;
    hearing = new Hearing(given);
    moves = judge();
    moves.results().forEach(result -> results.put(result.unit().province(), result));
  }

  static List<String> judge(Case given) {
    return new MovementCase(given).lines();
  }

  private MoveResults judge() {
    Variant variant = given.variant();
    // Ruling foreignDislodged: a double army that is dislodged is removed.
    return Movement.judge(variant.board(), variant.rulebook(), variant.weights(), hearing.orders())
        .removing(Kind.DOUBLE_ARMY);
  }

  private List<String> lines() {
    List<String> lines = new ArrayList<>(given.head());
    for (Case.OrderLine line : given.lines(Case.OrderLine.class)) {
      lines.add(line.text() + " | " + result(line));
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

  private String result(Case.OrderLine line) {
    Optional<Result> result =
        given
            .unit(line.power(), line.order().unit())
            .flatMap(unit -> Optional.ofNullable(results.get(unit.province())));
    return result.map(it -> result(line, it)).orElse(Results.ILLEGAL);
  }

  private String result(Case.OrderLine line, Result result) {
    Optional<Dislodged> dislodged = moves.dislodged(result.unit());
    String word =
        hearing.counts(line) ? word(line, result, dislodged.isPresent()) : Results.ILLEGAL;
    return dislodged
        .map(it -> it.retreats().isEmpty() ? "destroyed" : "dislodged")
        .map(fate -> word.equals(Results.STANDS) ? fate : word + "," + fate)
        .orElse(word);
  }

  private String word(Case.OrderLine line, Result result, boolean dislodged) {
    return switch (result.outcome()) {
      // An order with the wrong coast that could be carried out from there is legal as it is
      // written, and fails (6.B.11).
      case Outcome.Illegal _ when otherCoast(line, result.unit()) -> Results.FAILS;
      // A support to hold is put to the test only when somebody moves against the unit it holds
      // (6.D.4); a support to move always is (6.D.5).
      case Outcome.Cut _ when !dislodged && !tested(result.order()) -> Results.GIVEN;
      default -> Results.word(result.outcome());
    };
  }

  private boolean otherCoast(Case.OrderLine line, Unit unit) {
    String written = line.order().unit().place();
    Board board = given.variant().board();
    return unit.kind() == Kind.FLEET
        && !written.equals(unit.place())
        && line.order().told() instanceof Told.Acts(Order.Move(String to, _, _), _)
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
    return result.order() instanceof Order.Move(String to, _, _)
        && Province.of(to).equals(province)
        && !(result.outcome() instanceof Outcome.Illegal);
  }
}
