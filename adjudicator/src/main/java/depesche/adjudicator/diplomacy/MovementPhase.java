package depesche.adjudicator.diplomacy;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.combat.Dislodged;
import depesche.adjudicator.combat.Implicit;
import depesche.adjudicator.combat.MoveResults;
import depesche.adjudicator.combat.Movement;
import depesche.adjudicator.combat.Order.Way;
import depesche.adjudicator.combat.Ordered;
import depesche.adjudicator.combat.Rulebook;
import depesche.adjudicator.combat.Unit;
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
  private final Function<Dislodged, Optional<Fact>> lost;

  /// What each unit does, by its province; units without an order are not in it.
  private final SequencedMap<String, Order.Move> moves = new LinkedHashMap<>();

  /// @param lost what is told of a dislodged unit that leaves the board at once; empty if it
  ///   retreats like any other
  public MovementPhase(
      Atlas map,
      Position.Movement position,
      Chronicle chronicle,
      Function<Dislodged, Optional<Fact>> lost) {
    this.map = map;
    this.position = position;
    this.chronicle = chronicle;
    this.lost = lost;
  }

  /// {@return the retreats that follow}
  ///
  /// @param others the orders of units that no seat commands
  public Position.Retreats judged(SequencedMap<Seat, Orders> orders, List<Order.Move> others) {
    for (Orders written : orders.values()) {
      written.only(Order.Move.class).forEach(this::note);
    }
    others.forEach(this::note);
    Campaign campaign = position.campaign();
    Rulebook rulebook = campaign.law().rulebook();
    List<Ordered> ordered =
        Implicit.filled(
            rulebook,
            campaign.units().stream().map(unit -> new Ordered(unit, ordered(order(unit)))).toList(),
            unit -> moves.containsKey(unit.province()));
    ordered.forEach(this::understand);
    MoveResults results = Movement.judge(map.board(), rulebook, campaign.law().weights(), ordered);
    report(results);
    List<Displaced> displaced = new ArrayList<>();
    for (Dislodged dislodged : results.dislodged()) {
      dislodge(dislodged, displaced);
    }
    return new Position.Retreats(position.season(), campaign.withUnits(results.after()), displaced);
  }

  private void note(Order.Move move) {
    moves.put(move.unit().province(), move);
  }

  /// Notes an order that nobody wrote but that followed from others.
  private void understand(Ordered one) {
    if (one.order() instanceof depesche.adjudicator.combat.Order.Move(String to, _, _)) {
      moves.computeIfAbsent(one.unit().province(), _ -> new Order.Advance(one.unit(), to));
    }
  }

  private Order.Move order(Unit unit) {
    // A unit without an order holds.
    return moves.getOrDefault(unit.province(), new Order.Hold(unit));
  }

  private static depesche.adjudicator.combat.Order ordered(Order.Move move) {
    return switch (move) {
      case Order.Hold _ -> new depesche.adjudicator.combat.Order.Hold();
      case Order.Advance(_, String to, Way way, List<String> through) ->
          new depesche.adjudicator.combat.Order.Move(to, way, through);
      case Order.Convoy(_, Unit army, String to) ->
          new depesche.adjudicator.combat.Order.Convoy(army.province(), to);
      case Order.SupportHold(_, Unit aided) ->
          new depesche.adjudicator.combat.Order.SupportHold(aided.province());
      case Order.SupportAdvance(_, Unit aided, String to) ->
          new depesche.adjudicator.combat.Order.SupportMove(aided.province(), to);
    };
  }

  private void report(MoveResults results) {
    MoveReport report = new MoveReport(map, moves);
    for (var result : results.results()) {
      Unit unit = result.unit();
      Optional<UnitAt> by = results.dislodged(unit).map(Dislodged::by).map(map::unit);
      chronicle.tell(report.fact(unit, result.outcome(), by));
      chronicle.draw(Arrows.of(map.board(), order(unit), result.outcome(), by.isPresent()));
    }
  }

  private void dislodge(Dislodged dislodged, List<Displaced> displaced) {
    Unit unit = dislodged.unit();
    UnitAt loser = map.unit(unit);
    UnitAt by = map.unit(dislodged.by());
    Optional<Fact> removed = lost.apply(dislodged);
    if (removed.isPresent()) {
      chronicle.tell(removed.get());
    } else if (dislodged.retreats().isEmpty()) {
      chronicle.tell(new MovementFact.Destroyed(loser, by));
    } else {
      displaced.add(new Displaced(unit, dislodged.by(), dislodged.retreats()));
      chronicle.tell(new MovementFact.Dislodged(loser, by, map.spots(dislodged.retreats())));
    }
  }
}
