package depesche.adjudicator.diplomacy.moves;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.combat.ImplicitOrders;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.movement.DislodgedUnit;
import depesche.adjudicator.combat.movement.MoveResults;
import depesche.adjudicator.diplomacy.campaign.DiplomacyPosition;
import depesche.adjudicator.diplomacy.campaign.HouseRules;
import depesche.adjudicator.diplomacy.campaign.MapIndex;
import depesche.adjudicator.diplomacy.campaign.Orders;
import depesche.adjudicator.diplomacy.campaign.RetreatingUnit;
import depesche.adjudicator.diplomacy.campaign.SharedBoard;
import depesche.adjudicator.diplomacy.campaign.StepLog;
import depesche.adjudicator.diplomacy.campaign.UnitAt;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;

/// Judges a movement phase by the rules of Diplomacy.
public final class MovementPhase {

  private final MapIndex map;
  private final DiplomacyPosition.Movement position;
  private final StepLog stepLog;
  private final Function<DislodgedUnit, Fact> lost;

  /// What each unit does, by its province; units without an order are not in it.
  private final SequencedMap<String, Order.Move> moves;

  /// @param lost what is said of a dislodged unit that leaves the board at once
  public MovementPhase(
      MapIndex map,
      DiplomacyPosition.Movement position,
      StepLog stepLog,
      Function<DislodgedUnit, Fact> lost) {
    this.map = map;
    this.position = position;
    this.stepLog = stepLog;
    this.lost = lost;
    this.moves = LinkedHashMap.newLinkedHashMap(position.campaign().units().size());
  }

  /// A phase without news.
  public MovementPhase(MapIndex map, DiplomacyPosition.Movement position) {
    this(map, position, new StepLog(), one -> destroyed(map, one));
  }

  /// {@return what is said of a unit that has nowhere to go}
  public static Fact destroyed(MapIndex map, DislodgedUnit dislodgedUnit) {
    return new MovementFact.Destroyed(map.unit(dislodgedUnit.unit()), map.unit(dislodgedUnit.by()));
  }

  /// {@return the retreats that follow}
  ///
  /// @param others the orders of units that no seat commands
  public DiplomacyPosition.Retreats judged(
      SequencedMap<Seat, Orders> orders, List<Order.Move> others) {
    List<Order.Move> written = new ArrayList<>();
    orders.values().forEach(one -> written.addAll(one.only(Order.Move.class)));
    written.addAll(others);
    MoveResults results = results(written);
    report(results);
    List<RetreatingUnit> displaced = new ArrayList<>();
    for (DislodgedUnit dislodgedUnit : results.dislodged()) {
      dislodge(dislodgedUnit, displaced);
    }
    SharedBoard left = position.campaign().withUnits(results.after());
    return new DiplomacyPosition.Retreats(position.season(), left, displaced);
  }

  /// {@return how everything came out}
  ///
  /// @param written at most one order for each unit
  public MoveResults results(List<Order.Move> written) {
    HouseRules houseRules = position.campaign().law();
    return map.judge()
        .judge(houseRules.rulebook(), houseRules.weights(), ordered(written))
        .removing(unit -> !houseRules.retreats(unit));
  }

  /// {@return every unit of the board with what it does}
  public List<Order.Move> ordered(List<Order.Move> written) {
    written.forEach(this::note);
    SharedBoard sharedBoard = position.campaign();
    List<Order.Move> ordered =
        ImplicitOrders.filled(
            sharedBoard.law().rulebook(),
            orders(sharedBoard.units()),
            unit -> moves.containsKey(unit.province()));
    // An order that nobody wrote but that followed from others is reported like any other.
    for (Order.Move one : ordered) {
      if (one instanceof Order.Advance) {
        note(one);
      }
    }
    return ordered;
  }

  private List<Order.Move> orders(List<Unit> units) {
    List<Order.Move> orders = new ArrayList<>();
    units.forEach(unit -> orders.add(order(unit)));
    return orders;
  }

  private void note(Order.Move move) {
    moves.put(move.unit().province(), move);
  }

  private Order.Move order(Unit unit) {
    // A unit without an order holds.
    Order.Move move = moves.get(unit.province());
    return move == null ? new Order.Hold(unit) : move;
  }

  private void report(MoveResults results) {
    MoveReport report = new MoveReport(map, moves);
    for (var orderResult : results.results()) {
      Unit unit = orderResult.unit();
      Optional<UnitAt> by = results.dislodged(unit).map(DislodgedUnit::by).map(map::unit);
      stepLog.tell(report.fact(unit, orderResult.outcome(), by));
      stepLog.draw(new Arrows(map).of(order(unit), orderResult.outcome(), by.isPresent()));
    }
  }

  private void dislodge(DislodgedUnit dislodgedUnit, List<RetreatingUnit> displaced) {
    Unit unit = dislodgedUnit.unit();
    if (dislodgedUnit.retreats().isEmpty()) {
      stepLog.tell(lost.apply(dislodgedUnit));
    } else {
      displaced.add(new RetreatingUnit(unit, dislodgedUnit.by(), dislodgedUnit.retreats()));
      stepLog.tell(
          new MovementFact.Dislodged(
              map.unit(unit), map.unit(dislodgedUnit.by()), map.spots(dislodgedUnit.retreats())));
    }
  }
}
