package depesche.adjudicator.diplomacy.winter;

import depesche.adjudicator.Seat;
import depesche.adjudicator.combat.Unit;
import depesche.adjudicator.diplomacy.campaign.HouseRules;
import depesche.adjudicator.diplomacy.campaign.MapIndex;
import depesche.adjudicator.diplomacy.campaign.NamedProvince;
import depesche.adjudicator.diplomacy.campaign.SharedBoard;
import depesche.adjudicator.diplomacy.campaign.StepLog;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// After Fall retreats every centre goes to the owner of the unit in it.
public final class CentreOwnership {

  private final MapIndex map;
  private final StepLog stepLog;

  public CentreOwnership(MapIndex map, StepLog stepLog) {
    this.map = map;
    this.stepLog = stepLog;
  }

  /// {@return the board with its new owners; the table of centres is reported}
  public SharedBoard after(SharedBoard fall) {
    SequencedMap<String, String> owners = new LinkedHashMap<>(fall.owners());
    for (Unit unit : fall.units()) {
      if (map.isCentre(unit.province())) {
        occupy(unit, fall.law().claim(unit), owners);
      }
    }
    SharedBoard winter = fall.withOwners(owners);
    stepLog.tell(table(winter));
    return winter;
  }

  private void occupy(Unit unit, HouseRules.Claim claim, SequencedMap<String, String> owners) {
    String centre = unit.province();
    switch (claim) {
      case LEAVES -> {}
      case FREES -> {
        String from = owners.remove(centre);
        if (from != null) {
          stepLog.tell(new WinterFact.CentreLost(map.spot(centre), from));
        }
      }
      case TAKES -> {
        String from = owners.put(centre, unit.power());
        if (from == null) {
          stepLog.tell(new WinterFact.CentreWon(map.spot(centre), unit.power()));
        } else if (!from.equals(unit.power())) {
          stepLog.tell(new WinterFact.CentreTaken(map.spot(centre), unit.power(), from));
        }
      }
    }
  }

  private WinterFact.CentreTable table(SharedBoard winter) {
    int offset = winter.law().offset(winter.year());
    List<WinterFact.CentreRow> rows = new ArrayList<>();
    for (Seat seat : winter.living()) {
      int change = winter.change(seat);
      rows.add(
          row(
              winter,
              seat.name(),
              offset,
              winter.allowed(seat.name()),
              Math.max(0, change),
              Math.max(0, -change)));
    }
    for (String power : map.unplayed(winter)) {
      int count = winter.centresOf(power).size();
      // A power without a player never builds and never removes.
      if (count > 0 || !winter.unitsOf(power).isEmpty()) {
        rows.add(row(winter, power, 0, count, 0, 0));
      }
    }
    return new WinterFact.CentreTable(winter.year(), offset, rows);
  }

  private WinterFact.CentreRow row(
      SharedBoard winter, String owner, int offset, int net, int builds, int removals) {
    List<NamedProvince> centres = map.spots(winter.centresOf(owner));
    int units = winter.unitsOf(owner).size();
    return new WinterFact.CentreRow(
        owner, centres, centres.size(), offset, net, units, builds, removals);
  }
}
