package depesche.adjudicator.diplomacy.winter;

import depesche.adjudicator.Fact;
import depesche.adjudicator.MapPicture;
import depesche.adjudicator.Seat;
import depesche.adjudicator.board.Province;
import depesche.adjudicator.combat.orders.Order;
import depesche.adjudicator.combat.orders.Unit;
import depesche.adjudicator.combat.retreats.Removals;
import depesche.adjudicator.combat.rulebook.Writing.Disorder;
import depesche.adjudicator.diplomacy.campaign.Atlas;
import depesche.adjudicator.diplomacy.campaign.Campaign;
import depesche.adjudicator.diplomacy.campaign.Law;
import depesche.adjudicator.diplomacy.campaign.Orders;
import depesche.adjudicator.diplomacy.reports.Chronicle;
import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;

/// Judges builds and removals.
public final class AdjustmentPhase {

  private static final Orders SILENCE = new Orders(List.of());

  private final Atlas map;
  private final Chronicle chronicle;

  public AdjustmentPhase(Atlas map, Chronicle chronicle) {
    this.map = map;
    this.chronicle = chronicle;
  }

  /// Tells who is out of the game when this winter is over, whatever they write.
  public void foretell(Campaign winter) {
    for (Seat seat : winter.living()) {
      if (winter.isFalling(seat)) {
        chronicle.tell(new EndFact.LastWinter(seat, winter.year()));
      }
    }
  }

  /// {@return the board after builds and removals}
  public Campaign judged(Campaign winter, SequencedMap<Seat, Orders> orders) {
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
      units.add(new Unit(seat.name(), build.kind(), build.at()));
      chronicle.tell(new WinterFact.Built(seat.name(), build.text(), map.spot(build.at())));
      draw(seat, MapPicture.Act.BUILD, build.at());
    }
    if (builds.size() < due) {
      chronicle.tell(new WinterFact.BuildsWaived(seat.name(), due - builds.size()));
    }
  }

  private void remove(Campaign winter, Seat seat, int due, Orders written, List<Unit> units) {
    List<Order.Remove> chosen = written.only(Order.Remove.class).stream().limit(due).toList();
    for (Order.Remove removal : chosen) {
      units.remove(removal.unit());
      chronicle.tell(new WinterFact.Removed(seat.name(), removal.text(), map.unit(removal.unit())));
      draw(seat, MapPicture.Act.REMOVE, removal.unit().place());
    }
    // Civil disorder: farthest from own centres first, then by name.
    Law law = winter.law();
    List<String> centres = winter.centresOf(seat.name());
    List<String> homes =
        map.board().provinces().stream()
            .filter(province -> province.centre() && law.buildsIn(seat.name(), province.id()))
            .map(Province::id)
            .toList();
    Disorder disorder = law.rulebook().writing().disorder();
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
              chronicle.tell(removed(unit, disorder, centres));
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
    chronicle.draw(new MapPicture.Arrow(seat.name(), act, at, at, at, MapPicture.Fate.DONE));
  }
}
