package depesche.demo.planning;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// How much one seat wants each province: centres that others own, and a little less whatever lies
/// on the way to them. Values spread to neighbours in rounds, each round weighing less. The way of
/// an army is another than that of a fleet.
final class ProvinceValues {

  private static final int UNOWNED = 12;
  private static final int OWNED = 10;
  private static final int LEADERS = 15;
  private static final int THREATENED = 5;
  private static final double[] WEIGHTS = {8, 5, 3, 2, 1, 0.5};

  private final Map<String, Double> byLand;
  private final Map<String, Double> byWater;

  private ProvinceValues(Map<String, Double> byLand, Map<String, Double> byWater) {
    this.byLand = byLand;
    this.byWater = byWater;
  }

  static ProvinceValues of(PrintedMap printedMap, StatusBoard statusBoard, String seat) {
    return new ProvinceValues(
        values(printedMap, statusBoard, seat, false), values(printedMap, statusBoard, seat, true));
  }

  private static Map<String, Double> values(
      PrintedMap printedMap, StatusBoard statusBoard, String seat, boolean fleet) {
    String leader = leader(statusBoard, seat);
    Map<String, List<String>> around = new LinkedHashMap<>();
    Map<String, Double> wave = new LinkedHashMap<>();
    for (String place : printedMap.provinces()) {
      around.put(place, printedMap.around(place, fleet));
      wave.put(place, value(printedMap, statusBoard, seat, leader, place));
    }
    Map<String, Double> sum = new LinkedHashMap<>();
    for (double weight : WEIGHTS) {
      wave.forEach((place, value) -> sum.merge(place, weight * value, Double::sum));
      wave = spread(around, wave);
    }
    return sum;
  }

  private static Map<String, Double> spread(
      Map<String, List<String>> around, Map<String, Double> wave) {
    Map<String, Double> next = new LinkedHashMap<>();
    wave.forEach(
        (place, value) -> {
          List<String> neighbours = around.getOrDefault(place, List.of());
          double sum = neighbours.stream().mapToDouble(near -> wave.getOrDefault(near, 0.0)).sum();
          next.put(place, (value + sum) / Math.max(5, neighbours.size()));
        });
    return next;
  }

  private static double value(
      PrintedMap printedMap, StatusBoard statusBoard, String seat, String leader, String place) {
    if (!printedMap.land(place).centre()) {
      return 0;
    }
    String owner = statusBoard.owners().getOrDefault(place, "");
    if (owner.equals(seat)) {
      return THREATENED * Math.min(2, threats(printedMap, statusBoard, seat, place));
    }
    if (owner.isEmpty()) {
      return UNOWNED;
    }
    return owner.equals(leader) ? LEADERS : OWNED;
  }

  /// {@return the strength of all others that could enter the place}
  static int threats(PrintedMap printedMap, StatusBoard statusBoard, String seat, String place) {
    return statusBoard.units().values().stream()
        .filter(unit -> !unit.owner().equals(seat) && printedMap.reaches(unit, place))
        .mapToInt(StatusBoard.Unit::strength)
        .sum();
  }

  /// {@return the seat with the most centres, this one excepted}
  static String leader(StatusBoard statusBoard, String seat) {
    return statusBoard
        .living()
        .filter(owner -> !owner.equals(seat))
        .reduce(
            "",
            (best, owner) ->
                statusBoard.centresOf(owner).size() > statusBoard.centresOf(best).size()
                    ? owner
                    : best);
  }

  /// {@return what it is worth to an army or fleet to be in a province}
  double of(String province, boolean fleet) {
    return (fleet ? byWater : byLand).getOrDefault(province, 0.0);
  }
}
