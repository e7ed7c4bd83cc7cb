package depesche.adjudicator.bloodandiron;

import depesche.adjudicator.board.DealtArea;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Looks over what Blood & Iron asks of a map. That its borders fit together is for
/// [depesche.adjudicator.board.BoardDefects] to say.
final class MapCheck {

  private static final int SEATS = 5;

  private final BloodMap map;
  private final List<BloodMap.Fault> faults = new ArrayList<>();

  MapCheck(BloodMap map) {
    this.map = map;
  }

  List<BloodMap.Fault> faults() {
    map.provinces().forEach(this::checkProvince);
    map.areas().forEach(this::checkArea);
    for (BloodMap.HomeBox box : map.boxes()) {
      require(!box.neighbours().isEmpty(), box.id(), "has no neighbours; say where it lets out");
    }
    long centres = map.provinces().stream().filter(BloodMap.Province::centre).count();
    require(
        centres >= map.victoryCentres(),
        "victoryCentres",
        "is more than the " + centres + " centres of the map; lower it");
    return List.copyOf(faults);
  }

  private void checkProvince(BloodMap.Province province) {
    require(province.id().matches("[A-Z]{3}"), province.id(), "an id is three capital letters");
    require(!province.neighbours().isEmpty(), province.id(), "has no neighbours; list them");
    boolean known =
        province.area().isEmpty()
            || map.areas().stream().anyMatch(area -> area.id().equals(province.area()));
    require(
        known, province.id(), "lies in the start area " + province.area() + ", which is not there");
  }

  private void checkArea(DealtArea area) {
    // Rule 2: each of the five players receives an army in each start area.
    require(
        area.startCentres().size() == SEATS,
        area.id(),
        "needs " + SEATS + " start centres and has " + area.startCentres().size());
    for (String id : area.startCentres()) {
      Optional<BloodMap.Province> province = Optional.ofNullable(map.byId().get(id));
      require(
          province.filter(start -> start.area().equals(area.id())).isPresent(),
          area.id(),
          "starts in " + id + ", which does not lie in it");
    }
  }

  private void require(boolean holds, String where, String problem) {
    if (!holds) {
      faults.add(new BloodMap.Fault(where, problem));
    }
  }
}
