package depesche.adjudicator.bloodandiron;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;

/// Looks a map over before a game is played on it.
final class MapCheck {

  private static final int SEATS = 5;

  private final BloodMap map;
  private final SequencedMap<String, BloodMap.Province> provinces;
  private final List<BloodMap.Fault> faults = new ArrayList<>();

  MapCheck(BloodMap map) {
    this.map = map;
    this.provinces = map.byId();
  }

  List<BloodMap.Fault> faults() {
    checkIds();
    map.provinces().forEach(this::checkNeighbours);
    map.areas().forEach(this::checkArea);
    map.boxes().forEach(this::checkBox);
    return List.copyOf(faults);
  }

  private void checkIds() {
    Set<String> seen = new LinkedHashSet<>();
    for (BloodMap.Province province : map.provinces()) {
      require(province.id().matches("[A-Z]{3}"), province.id(), "an id is three capital letters");
      require(seen.add(province.id()), province.id(), "stands twice; remove one");
      boolean known =
          province.area().isEmpty()
              || map.areas().stream().anyMatch(area -> area.id().equals(province.area()));
      require(known, province.id(), "lies in an unknown start area " + province.area());
    }
    for (BloodMap.HomeBox box : map.boxes()) {
      require(seen.add(box.id()), box.id(), "is the id of a province too; choose another");
    }
    long centres = map.provinces().stream().filter(BloodMap.Province::centre).count();
    require(
        centres >= map.victoryCentres(),
        "victoryCentres",
        "is more than the " + centres + " centres of the map");
  }

  private void checkNeighbours(BloodMap.Province province) {
    require(!province.neighbours().isEmpty(), province.id(), "has no neighbours");
    for (String id : province.neighbours()) {
      BloodMap.Province other = provinces.get(id);
      if (other == null) {
        require(false, province.id(), "has an unknown neighbour " + id);
      } else {
        require(
            other.neighbours().contains(province.id()),
            province.id(),
            "has the neighbour " + id + ", which lacks " + province.id() + "; add or remove one");
        require(!id.equals(province.id()), province.id(), "is its own neighbour");
      }
    }
  }

  private void checkArea(BloodMap.StartArea area) {
    // Rule 2: each of the five players receives an army in each start area.
    require(
        area.centres().size() == SEATS,
        area.id(),
        "needs " + SEATS + " start centres and has " + area.centres().size());
    for (String id : area.centres()) {
      BloodMap.Province province = provinces.get(id);
      if (province == null) {
        require(false, area.id(), "has an unknown start centre " + id);
      } else {
        require(province.centre(), area.id(), "starts in " + id + ", which is no centre");
        require(
            province.area().equals(area.id()),
            area.id(),
            "starts in " + id + ", which lies in another area");
      }
    }
  }

  private void checkBox(BloodMap.HomeBox box) {
    require(!box.neighbours().isEmpty(), box.id(), "has no neighbours");
    for (String id : box.neighbours()) {
      require(provinces.containsKey(id), box.id(), "has an unknown neighbour " + id);
    }
  }

  private void require(boolean holds, String where, String problem) {
    if (!holds) {
      faults.add(new BloodMap.Fault(where, problem));
    }
  }
}
