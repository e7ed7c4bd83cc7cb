package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.Seat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// After Fall retreats: foreign armies without a centre leave, and every centre goes to whom stands
/// on it.
final class Conquest {

  private final Atlas map;
  private final Chronicle chronicle;

  Conquest(Atlas map, Chronicle chronicle) {
    this.map = map;
    this.chronicle = chronicle;
  }

  Campaign after(Campaign fall) {
    Campaign stayed = withoutRoamers(fall);
    SequencedMap<String, String> owners = new LinkedHashMap<>(stayed.owners());
    for (Army army : stayed.armies()) {
      if (map.isCentre(army.at())) {
        occupy(army, stayed.rulings(), owners);
      }
    }
    return stayed.withOwners(owners);
  }

  /// Rule 3: if a foreign army fails to occupy a supply centre at the end of a fall turn, it is
  /// removed from play.
  private Campaign withoutRoamers(Campaign fall) {
    List<Army> staying = new ArrayList<>();
    for (Army army : fall.armies()) {
      if (army.size() == Army.Size.DOUBLE && !map.isCentre(army.at())) {
        chronicle.tell(new ForeignFact.ForeignRemoved(map.unit(army)));
      } else {
        staying.add(army);
      }
    }
    return fall.withArmies(staying);
  }

  private void occupy(Army army, Rulings rulings, SequencedMap<String, String> owners) {
    String centre = army.at();
    boolean foreign = army.size() == Army.Size.DOUBLE;
    if (foreign && rulings.foreignOwnership() == Rulings.ForeignOwnership.SUSPEND_WHILE_OCCUPIED) {
      return;
    }
    if (foreign && rulings.foreignOwnership() == Rulings.ForeignOwnership.NEUTRALISE) {
      String from = owners.remove(centre);
      if (from != null) {
        chronicle.tell(new WinterFact.CentreLost(map.spot(centre), from));
      }
      return;
    }
    String from = owners.put(centre, army.owner());
    if (from == null) {
      chronicle.tell(new WinterFact.CentreWon(map.spot(centre), army.owner()));
    } else if (!from.equals(army.owner())) {
      chronicle.tell(new WinterFact.CentreTaken(map.spot(centre), army.owner(), from));
    }
  }

  /// {@return the centre table of this winter}
  WinterFact.CentreTable table(Campaign winter) {
    List<WinterFact.CentreRow> rows = new ArrayList<>();
    for (Seat seat : winter.living()) {
      // Rule 4: the number of units is adjusted to be less than the number of centres.
      int change = winter.change(seat);
      rows.add(
          row(
              winter,
              seat.name(),
              winter.offset(),
              winter.allowed(seat.name()),
              Math.max(0, change),
              Math.max(0, -change)));
    }
    for (String power : map.powers()) {
      int count = winter.centresOf(power).size();
      // Rule 3: Austria and France never build; nor do they remove.
      if (count > 0 || !winter.armiesOf(power).isEmpty()) {
        rows.add(row(winter, power, 0, count, 0, 0));
      }
    }
    return new WinterFact.CentreTable(winter.year(), winter.offset(), rows);
  }

  private WinterFact.CentreRow row(
      Campaign winter, String owner, int offset, int net, int builds, int removals) {
    List<Spot> centres = map.spots(winter.centresOf(owner));
    int units = winter.armiesOf(owner).size();
    return new WinterFact.CentreRow(
        owner, centres, centres.size(), offset, net, units, builds, removals);
  }
}
