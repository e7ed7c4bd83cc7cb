package depesche.adjudicator.diplomacy.moves;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.combat.movement.Dislodged;
import depesche.adjudicator.combat.movement.MoveResults;
import depesche.adjudicator.combat.movement.Movement;
import depesche.adjudicator.combat.orders.Order;
import depesche.adjudicator.combat.orders.Unit;
import depesche.adjudicator.combat.rulebook.Implicit;
import depesche.adjudicator.diplomacy.campaign.Atlas;
import depesche.adjudicator.diplomacy.campaign.Campaign;
import depesche.adjudicator.diplomacy.campaign.Displaced;
import depesche.adjudicator.diplomacy.campaign.Law;
import depesche.adjudicator.diplomacy.campaign.Orders;
import depesche.adjudicator.diplomacy.campaign.Position;
import depesche.adjudicator.diplomacy.campaign.UnitAt;
import depesche.adjudicator.diplomacy.reports.Chronicle;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;

/// Judges a movement phase by the rules of Diplomacy.
public final class MovementPhase {

  private final Atlas map;
  private final Position.Movement position;
  private final Chronicle chronicle;
  private final Function<Dislodged, Fact> lost;

  /// What each unit does, by its province; units without an order are not in it.
  private final SequencedMap<String, Order.Move> moves = new LinkedHashMap<>();

  /// @param lost what is told of a dislodged unit that leaves the board at once
  public MovementPhase(
      Atlas map, Position.Movement position, Chronicle chronicle, Function<Dislodged, Fact> lost) {
    this.map = map;
    this.position = position;
    this.chronicle = chronicle;
    this.lost = lost;
  }

  /// A phase of which nothing is told.
  public MovementPhase(Atlas map, Position.Movement position) {
    this(map, position, new Chronicle(), one -> destroyed(map, one));
  }

  /// {@return what is told of a unit that has nowhere to go}
  public static Fact destroyed(Atlas map, Dislodged dislodged) {
    return new MovementFact.Destroyed(map.unit(dislodged.unit()), map.unit(dislodged.by()));
  }

  /// {@return the retreats that follow}
  ///
  /// @param others the orders of units that no seat commands
  public Position.Retreats judged(SequencedMap<Seat, Orders> orders, List<Order.Move> others) {
    List<Order.Move> written = new ArrayList<>();
    orders.values().forEach(one -> written.addAll(one.only(Order.Move.class)));
    written.addAll(others);
    MoveResults results = results(written);
    report(results);
    List<Displaced> displaced = new ArrayList<>();
    for (Dislodged dislodged : results.dislodged()) {
      dislodge(dislodged, displaced);
    }
    Campaign left = position.campaign().withUnits(results.after());
    return new Position.Retreats(position.season(), left, displaced);
  }

  /// {@return how everything came out}
  ///
  /// @param written at most one order for each unit
  public MoveResults results(List<Order.Move> written) {
    Law law = position.campaign().law();
    return Movement.judge(map.board(), law.rulebook(), law.weights(), ordered(written))
        .removing(unit -> !law.retreats(unit));
  }

  /// {@return every unit of the board with what it does}
  public List<Order.Move> ordered(List<Order.Move> written) {
    written.forEach(this::note);
    Campaign campaign = position.campaign();
    List<Order.Move> ordered =
        Implicit.filled(
            campaign.law().rulebook(),
            campaign.units().stream().map(this::order).toList(),
            unit -> moves.containsKey(unit.province()));
    // An order that nobody wrote but that followed from others is told like any other.
    ordered.stream().filter(Order.Advance.class::isInstance).forEach(this::note);
    return ordered;
  }

  private void note(Order.Move move) {
    moves.put(move.unit().province(), move);
  }

  private Order.Move order(Unit unit) {
    // A unit without an order holds.
    return moves.getOrDefault(unit.province(), new Order.Hold(unit));
  }

  private void report(MoveResults results) {
    MoveReport report = new MoveReport(map, moves);
    for (var result : results.results()) {
      Unit unit = result.unit();
      Optional<UnitAt> by = results.dislodged(unit).map(Dislodged::by).map(map::unit);
      chronicle.tell(report.fact(unit, result.outcome(), by));
      chronicle.draw(Arrows.of(map, order(unit), result.outcome(), by.isPresent()));
    }
  }

  private void dislodge(Dislodged dislodged, List<Displaced> displaced) {
    Unit unit = dislodged.unit();
    if (dislodged.retreats().isEmpty()) {
      chronicle.tell(lost.apply(dislodged));
    } else {
      displaced.add(new Displaced(unit, dislodged.by(), dislodged.retreats()));
      chronicle.tell(
          new MovementFact.Dislodged(
              map.unit(unit), map.unit(dislodged.by()), map.spots(dislodged.retreats())));
    }
  }
}
