package depesche.adjudicator.cases;

import depesche.adjudicator.board.Board;
import depesche.adjudicator.board.Province;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.UnitKind;
import depesche.adjudicator.combat.movement.DislodgedUnit;
import depesche.adjudicator.combat.movement.MoveResults;
import depesche.adjudicator.combat.movement.OrderResult;
import depesche.adjudicator.combat.movement.Outcome;
import depesche.adjudicator.combat.movement.RetreatOutcome;
import depesche.adjudicator.combat.movement.RetreatResults;
import depesche.adjudicator.diplomacy.campaign.DiplomacyPosition;
import depesche.adjudicator.diplomacy.campaign.RetreatingUnit;
import depesche.adjudicator.diplomacy.moves.MovementPhase;
import depesche.adjudicator.diplomacy.moves.RetreatPhase;
import depesche.adjudicator.diplomacy.orders.LinePart;
import depesche.adjudicator.diplomacy.orders.OrderRefusalFact;
import depesche.adjudicator.notation.Wording;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Judges a case of movement, and the retreats in it if there are any.
final class MovementCase {

  private final Case given;
  private final DiplomacyPosition.Movement position;
  private final Board board;
  private final List<CaseLine> orders;
  private final CaseLetters letters;
  private final MoveResults moves;

  /// By the province where a unit stood.
  private final Map<String, OrderResult> results;

  private MovementCase(Case given, DiplomacyPosition.Movement position) {
    this.given = given;
    this.position = position;
    board = given.variant().map().board();
    orders = given.lines("ORDER");
    letters = new CaseLetters(given.variant(), position, orders);
    moves = phase(given, position).results(letters.only(Order.Move.class));
    results = LinkedHashMap.newLinkedHashMap(moves.results().size());
    moves.results().forEach(orderResult -> results.put(orderResult.unit().province(), orderResult));
  }

  static List<String> judge(Case given, DiplomacyPosition.Movement position) {
    return new MovementCase(given, position).lines();
  }

  /// {@return every unit with what it does}
  static List<Order.Move> ordered(Case given, DiplomacyPosition.Movement position) {
    CaseLetters heard = new CaseLetters(given.variant(), position, given.lines("ORDER"));
    return phase(given, position).ordered(heard.only(Order.Move.class));
  }

  private static MovementPhase phase(Case given, DiplomacyPosition.Movement position) {
    return new MovementPhase(given.variant().map(), position);
  }

  private List<String> lines() {
    List<String> lines = new ArrayList<>(given.head());
    for (int i = 0; i < orders.size(); i++) {
      lines.add(orders.get(i).with(result(orders.get(i), letters.part(i))));
    }
    lines.addAll(Case.sorted("AFTER", moves.after()));
    moves.dislodged().stream().map(MovementCase::line).sorted().forEach(lines::add);
    List<CaseLine> retreats = given.lines("RETREAT");
    if (!retreats.isEmpty()) {
      lines.addAll(retreats(retreats));
    }
    lines.add("END");
    return lines;
  }

  private static String line(DislodgedUnit dislodgedUnit) {
    String retreats =
        dislodgedUnit.retreats().isEmpty()
            ? "-"
            : String.join(",", dislodgedUnit.retreats().stream().sorted().toList());
    return "DISLODGED " + dislodgedUnit.unit() + " RETREATS " + retreats;
  }

  private String result(CaseLine line, LinePart linePart) {
    // Every unit has a result, whether or not it was told what to do.
    OrderResult orderResult = results.get(line.province());
    if (orderResult == null || !orderResult.unit().power().equals(line.power())) {
      return ResultWords.ILLEGAL;
    }
    Optional<DislodgedUnit> dislodged = moves.dislodged(orderResult.unit());
    String word = word(line, linePart, orderResult, dislodged.isPresent());
    return dislodged
        .map(it -> it.retreats().isEmpty() ? "destroyed" : "dislodged")
        .map(fate -> word.equals(ResultWords.STANDS) ? fate : word + "," + fate)
        .orElse(word);
  }

  private String word(
      CaseLine line, LinePart linePart, OrderResult orderResult, boolean dislodged) {
    if (linePart instanceof LinePart.Good) {
      // A support to hold is put to the test only when somebody moves against the unit it holds
      // (6.D.4); a support to move always is (6.D.5).
      return orderResult.outcome() instanceof Outcome.Cut
              && !dislodged
              && !tested(orderResult.order())
          ? ResultWords.GIVEN
          : ResultWords.word(orderResult.outcome());
    }
    // An order with the wrong coast that could be carried out from there is legal as it is
    // written, and fails (6.B.11).
    return linePart instanceof LinePart.Bad(OrderRefusalFact.NotAdjacent _)
            && otherCoast(line, orderResult.unit())
        ? ResultWords.FAILS
        : ResultWords.refused(linePart);
  }

  private boolean otherCoast(CaseLine line, Unit unit) {
    return unit.unitKind() == UnitKind.FLEET
        && !line.place().equals(unit.place())
        && line.wording() instanceof Wording.Move(_, String to)
        && CaseUnits.places(board, UnitKind.FLEET, to).stream()
            .anyMatch(place -> board.fleetReaches(line.place(), place));
  }

  private boolean tested(Order.Move support) {
    return !(support instanceof Order.SupportHold(_, Unit aided))
        || moves.results().stream().anyMatch(it -> movesTo(it, aided.province()));
  }

  private static boolean movesTo(OrderResult orderResult, String province) {
    return orderResult.order() instanceof Order.Advance(_, String to, _, _)
        && Province.of(to).equals(province)
        && !(orderResult.outcome() instanceof Outcome.Illegal);
  }

  /// {@return the retreat lines with their results and the board behind them}
  private List<String> retreats(List<CaseLine> lines) {
    // Also those that can only disband: an order to do so is carried out.
    List<RetreatingUnit> displaced =
        moves.dislodged().stream()
            .map(one -> new RetreatingUnit(one.unit(), one.by(), one.retreats()))
            .toList();
    DiplomacyPosition.Retreats after =
        new DiplomacyPosition.Retreats(
            position.season(), position.campaign().withUnits(moves.after()), displaced);
    CaseLetters heard = new CaseLetters(given.variant(), after, lines);
    RetreatResults judged = RetreatPhase.results(after, heard.only(Order.Flight.class));
    Map<Unit, RetreatOutcome> outcomes = new LinkedHashMap<>();
    judged.results().forEach(result -> outcomes.put(result.unit(), result.outcome()));
    List<String> answer = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      LinePart linePart = heard.part(i);
      answer.add(
          lines
              .get(i)
              .with(
                  linePart instanceof LinePart.Good(Order.Flight flight, _, _)
                      ? ResultWords.word(
                          outcomes.getOrDefault(flight.unit(), new RetreatOutcome.Abandoned()))
                      : ResultWords.refused(linePart)));
    }
    answer.addAll(Case.sorted("FINAL", judged.after()));
    return answer;
  }
}
