package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.Fact;
import depesche.adjudicator.Picture;
import depesche.adjudicator.Seat;
import depesche.adjudicator.combat.Removals;
import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;

/// Judges builds and removals.
final class AdjustmentPhase {

  private static final Orders SILENCE = new Orders(List.of());

  private final Atlas map;
  private final Chronicle chronicle;

  AdjustmentPhase(Atlas map, Chronicle chronicle) {
    this.map = map;
    this.chronicle = chronicle;
  }

  Campaign judged(Campaign winter, SequencedMap<Seat, Orders> orders) {
    List<Army> armies = new ArrayList<>(winter.armies());
    for (Seat seat : winter.living()) {
      int change = winter.change(seat);
      Orders written = orders.getOrDefault(seat, SILENCE);
      if (change > 0) {
        build(seat, change, written, armies);
      } else if (change < 0) {
        remove(winter, seat, -change, written, armies);
      }
    }
    return winter.withArmies(armies);
  }

  private void build(Seat seat, int due, Orders written, List<Army> armies) {
    List<Order.Build> builds = written.only(Order.Build.class).stream().limit(due).toList();
    for (Order.Build build : builds) {
      armies.add(Army.single(seat.name(), build.at()));
      chronicle.tell(new WinterFact.Built(seat.name(), build.text(), map.spot(build.at())));
      draw(seat, Picture.Act.BUILD, build.at());
    }
    if (builds.size() < due) {
      chronicle.tell(new WinterFact.BuildsWaived(seat.name(), due - builds.size()));
    }
  }

  private void remove(Campaign winter, Seat seat, int due, Orders written, List<Army> armies) {
    List<Order.Remove> chosen = written.only(Order.Remove.class).stream().limit(due).toList();
    for (Order.Remove removal : chosen) {
      armies.remove(removal.unit());
      chronicle.tell(new WinterFact.Removed(seat.name(), removal.text(), map.unit(removal.unit())));
      draw(seat, Picture.Act.REMOVE, removal.unit().at());
    }
    // Civil disorder: farthest from own centres first, then by name.
    List<String> centres = winter.centresOf(seat.name());
    Removals.order(
            map.board(),
            armies.stream()
                .filter(army -> army.owner().equals(seat.name()))
                .map(Units::unit)
                .toList(),
            centres)
        .stream()
        .limit(due - chosen.size())
        .map(Units::army)
        .forEach(
            army -> {
              armies.remove(army);
              chronicle.tell(removed(army, centres));
              draw(seat, Picture.Act.REMOVE, army.at());
            });
  }

  private Fact removed(Army army, List<String> centres) {
    return centres.isEmpty()
        ? new WinterFact.RemovedCentreless(map.unit(army))
        : new WinterFact.RemovedByRule(map.unit(army), map.board().distance(army.at(), centres));
  }

  private void draw(Seat seat, Picture.Act act, String at) {
    chronicle.draw(new Picture.Arrow(seat.name(), act, at, at, at, Picture.Fate.DONE));
  }
}
