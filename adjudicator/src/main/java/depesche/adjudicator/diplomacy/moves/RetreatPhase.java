package depesche.adjudicator.diplomacy.moves;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.movement.DislodgedUnit;
import depesche.adjudicator.combat.movement.MoveResults;
import depesche.adjudicator.combat.movement.RetreatJudge;
import depesche.adjudicator.combat.movement.RetreatOutcome;
import depesche.adjudicator.combat.movement.RetreatResults;
import depesche.adjudicator.diplomacy.campaign.DiplomacyPosition;
import depesche.adjudicator.diplomacy.campaign.MapIndex;
import depesche.adjudicator.diplomacy.campaign.Orders;
import depesche.adjudicator.diplomacy.campaign.SharedBoard;
import depesche.adjudicator.diplomacy.campaign.StepLog;
import depesche.adjudicator.diplomacy.campaign.UnitAt;
import depesche.adjudicator.picture.Picture.MapPicture;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.function.Function;

/// Judges a retreat phase.
public final class RetreatPhase {

  private final MapIndex map;
  private final DiplomacyPosition.Retreats position;
  private final StepLog stepLog;
  private final Function<Unit, Fact> missed;
  private final SequencedSet<String> collisions = new LinkedHashSet<>();

  /// @param missed what is said of a unit that had no retreat on file
  public RetreatPhase(
      MapIndex map,
      DiplomacyPosition.Retreats position,
      StepLog stepLog,
      Function<Unit, Fact> missed) {
    this.map = map;
    this.position = position;
    this.stepLog = stepLog;
    this.missed = missed;
  }

  /// {@return the board after all retreats}
  ///
  /// @param others the retreats of units that no seat commands
  public SharedBoard judged(SequencedMap<Seat, Orders> orders, List<Order.Flight> others) {
    List<Order.Flight> flights = new ArrayList<>();
    orders.values().forEach(written -> flights.addAll(written.only(Order.Flight.class)));
    flights.addAll(others);
    RetreatResults results = results(position, flights);
    results.results().forEach(this::report);
    return position.campaign().withUnits(results.after());
  }

  /// {@return how everything came out}
  public static RetreatResults results(
      DiplomacyPosition.Retreats position, List<Order.Flight> flights) {
    return RetreatJudge.judge(moves(position), flights);
  }

  private static MoveResults moves(DiplomacyPosition.Retreats position) {
    List<DislodgedUnit> dislodged =
        position.displaced().stream()
            .map(one -> new DislodgedUnit(one.unit(), one.by(), 0, 0, one.open()))
            .toList();
    return new MoveResults(List.of(), position.campaign().units(), dislodged, List.of());
  }

  private void report(RetreatResults.Result result) {
    Unit unit = result.unit();
    switch (result.outcome()) {
      case RetreatOutcome.Retreated(String to) -> {
        String order = new Order.Retreat(unit, to).text();
        stepLog.tell(new RetreatFact.Retreated(unit.power(), order, map.spot(to)));
        draw(unit, to, MapPicture.Fate.DONE);
      }
      case RetreatOutcome.Collided(String to, List<Unit> others) -> {
        if (collisions.add(to)) {
          List<UnitAt> units = new ArrayList<>(List.of(map.unit(unit)));
          others.forEach(other -> units.add(map.unit(other)));
          stepLog.tell(new RetreatFact.RetreatsCollided(map.spot(to), units));
        }
        draw(unit, to, MapPicture.Fate.FAILED);
      }
      case RetreatOutcome.Disbanded _ -> {
        String order = new Order.Disband(unit).text();
        stepLog.tell(new RetreatFact.RetreatDisbanded(unit.power(), order, map.unit(unit)));
      }
      case RetreatOutcome.Abandoned _, RetreatOutcome.Destroyed _ ->
          stepLog.tell(missed.apply(unit));
    }
  }

  private void draw(Unit unit, String to, MapPicture.Fate fate) {
    String at = unit.place();
    stepLog.draw(new MapPicture.Arrow(unit.power(), MapPicture.Act.RETREAT, at, at, to, fate));
  }
}
