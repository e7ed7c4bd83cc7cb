package depesche.adjudicator.diplomacy.winter;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Seat;
import depesche.adjudicator.board.Province;
import depesche.adjudicator.combat.Order;
import depesche.adjudicator.combat.OrderRulebook.Disorder;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.combat.movement.Removals;
import depesche.adjudicator.diplomacy.campaign.HouseRules;
import depesche.adjudicator.diplomacy.campaign.MapIndex;
import depesche.adjudicator.diplomacy.campaign.Orders;
import depesche.adjudicator.diplomacy.campaign.SharedBoard;
import depesche.adjudicator.diplomacy.campaign.StepLog;
import depesche.adjudicator.picture.Picture.MapPicture;
import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;

/// Judges builds and removals.
public final class AdjustmentPhase {

  private static final Orders SILENCE = new Orders(List.of());

  private final MapIndex map;
  private final StepLog stepLog;

  public AdjustmentPhase(MapIndex map, StepLog stepLog) {
    this.map = map;
    this.stepLog = stepLog;
  }

  /// Says who is out of the game when this winter is over, whatever they write.
  public void announceOut(SharedBoard winter) {
    for (Seat seat : winter.living()) {
      if (winter.isFalling(seat)) {
        stepLog.tell(new EndFact.LastWinter(seat, winter.year()));
      }
    }
  }

  /// {@return the board after builds and removals}
  public SharedBoard judged(SharedBoard winter, SequencedMap<Seat, Orders> orders) {
    List<Unit> units = new ArrayList<>(winter.units());
    for (Seat seat : winter.living()) {
      int change = winter.change(seat);
      Orders written = orders.getOrDefault(seat, SILENCE);
      if (change > 0) {
        build(seat, change, written, units);
      } else if (change < 0) {
        remove(winter, seat, -change, written, units);
      }
    }
    return winter.withUnits(units);
  }

  private void build(Seat seat, int due, Orders written, List<Unit> units) {
    List<Order.Build> builds = written.only(Order.Build.class).stream().limit(due).toList();
    for (Order.Build build : builds) {
      units.add(new Unit(seat.name(), build.unitKind(), build.at()));
      stepLog.tell(new WinterFact.Built(seat.name(), build.text(), map.spot(build.at())));
      draw(seat, MapPicture.Act.BUILD, build.at());
    }
    if (builds.size() < due) {
      stepLog.tell(new WinterFact.BuildsWaived(seat.name(), due - builds.size()));
    }
  }

  private void remove(SharedBoard winter, Seat seat, int due, Orders written, List<Unit> units) {
    List<Order.Remove> chosen = written.only(Order.Remove.class).stream().limit(due).toList();
    for (Order.Remove removal : chosen) {
      units.remove(removal.unit());
      stepLog.tell(new WinterFact.Removed(seat.name(), removal.text(), map.unit(removal.unit())));
      draw(seat, MapPicture.Act.REMOVE, removal.unit().place());
    }
    // Civil disorder: farthest from own centres first, then by name.
    HouseRules houseRules = winter.law();
    List<String> centres = winter.centresOf(seat.name());
    List<String> homes =
        map.board().provinces().stream()
            .filter(
                province -> province.centre() && houseRules.buildsIn(seat.name(), province.id()))
            .map(Province::id)
            .toList();
    Disorder disorder = houseRules.rulebook().orderRulebook().disorder();
    Removals.order(
            disorder,
            map.board(),
            units.stream().filter(unit -> unit.power().equals(seat.name())).toList(),
            centres,
            homes)
        .stream()
        .limit(due - chosen.size())
        .forEach(
            unit -> {
              units.remove(unit);
              stepLog.tell(removed(unit, disorder, centres));
              draw(seat, MapPicture.Act.REMOVE, unit.place());
            });
  }

  private Fact removed(Unit unit, Disorder disorder, List<String> centres) {
    if (disorder == Disorder.HOME) {
      return new WinterFact.RemovedFromAfar(map.unit(unit));
    }
    return centres.isEmpty()
        ? new WinterFact.RemovedCentreless(map.unit(unit))
        : new WinterFact.RemovedByRule(
            map.unit(unit), map.board().distance(unit.province(), centres));
  }

  private void draw(Seat seat, MapPicture.Act act, String at) {
    stepLog.draw(new MapPicture.Arrow(seat.name(), act, at, at, at, MapPicture.Fate.DONE));
  }
}
