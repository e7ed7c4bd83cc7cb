package depesche.demo.planning;

import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Rulebook;
import depesche.adjudicator.combat.UnitKind;
import depesche.adjudicator.combat.Weights;
import depesche.adjudicator.combat.movement.Judge;
import depesche.adjudicator.combat.movement.OrderSheet;
import depesche.demo.planning.StatusBoard.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Where orders are tried before they are sent: plays a movement phase out as the rules will.
public final class TrialBoard {

  private final depesche.adjudicator.board.Board map;
  private final Judge judge;

  public TrialBoard(depesche.adjudicator.board.Board map) {
    this.map = map;
    this.judge = new Judge(map, Rulebook.NEWEST, Weights.TWOFOLD);
  }

  /// {@return where each unit of the board stands then, in its order; nowhere if it is dislodged}
  ///
  /// @param orders by province; a unit without one holds
  List<Optional<String>> played(StatusBoard statusBoard, Map<String, Intent> orders) {
    List<Order.Move> ordered = new ArrayList<>();
    for (Unit unit : statusBoard.units().values()) {
      ordered.add(order(unit, orders.getOrDefault(unit.at(), new Intent.Hold(unit))));
    }
    judge.judge(OrderSheet.of(map, ordered));
    List<Optional<String>> places = new ArrayList<>();
    for (int i = 0; i < ordered.size(); i++) {
      int place = judge.standsAt(i);
      places.add(place < 0 ? Optional.empty() : Optional.of(map.places().get(place)));
    }
    return places;
  }

  private static Order.Move order(Unit own, Intent intent) {
    var unit = piece(own);
    return switch (intent) {
      case Intent.Move(_, String to) -> new Order.Advance(unit, to);
      case Intent.SupportHold(_, Unit aided) -> new Order.SupportHold(unit, piece(aided));
      case Intent.SupportMove(_, Unit mover, String to) ->
          new Order.SupportAdvance(unit, piece(mover), to);
      case Intent.Convoy(_, Unit army, String to) -> new Order.Convoy(unit, piece(army), to);
      case Intent.Hold _,
          Intent.Ballot _,
          Intent.BallotPass _,
          Intent.Retreat _,
          Intent.Disband _,
          Intent.Build _,
          Intent.Remove _ ->
          new Order.Hold(unit);
    };
  }

  private static depesche.adjudicator.combat.Unit piece(Unit unit) {
    UnitKind unitKind = unit.fleet() ? UnitKind.FLEET : UnitKind.ARMY;
    return new depesche.adjudicator.combat.Unit(unit.owner(), unitKind, unit.place());
  }
}
