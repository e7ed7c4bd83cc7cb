package depesche.adjudicator.cases;

import depesche.adjudicator.bloodandiron.BloodAndIron;
import depesche.adjudicator.bloodandiron.BloodMap;
import depesche.adjudicator.board.Board;
import depesche.adjudicator.board.Terrain;
import depesche.adjudicator.combat.movement.Boards;
import depesche.adjudicator.diplomacy.orders.Variant;
import depesche.adjudicator.standard.Standard;
import depesche.adjudicator.standard.StandardMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;

/// Variants for tests.
final class Variants {

  /// The standard game, whose powers begin without units.
  static final Standard DIPLOMACY = new Standard(standard(Boards.standardHomes()));

  static final Variant STANDARD = DIPLOMACY.variant();
  static final Variant BLOOD_AND_IRON =
      new BloodAndIron(bloodAndIron(Boards.bloodAndIron())).variant();

  private Variants() {}

  private static StandardMap standard(SequencedMap<String, String> homes) {
    List<StandardMap.Power> powers =
        homes.values().stream()
            .distinct()
            .sorted()
            .map(power -> new StandardMap.Power(power, List.of(power), of(power, homes), List.of()))
            .toList();
    return new StandardMap(Boards.standard(), new LinkedHashMap<>(), powers, 1901, 18);
  }

  private static List<String> of(String power, SequencedMap<String, String> homes) {
    return homes.entrySet().stream()
        .filter(home -> home.getValue().equals(power))
        .map(Map.Entry::getKey)
        .toList();
  }

  private static BloodMap bloodAndIron(Board board) {
    List<BloodMap.Province> provinces =
        board.provinces().stream()
            .filter(one -> one.terrain() == Terrain.LAND)
            .map(
                one ->
                    new BloodMap.Province(
                        one.id(),
                        one.name(),
                        List.of(),
                        "",
                        one.centre(),
                        board.armyNeighbours(one.id())))
            .toList();
    List<BloodMap.HomeBox> boxes =
        board.provinces().stream()
            .filter(one -> one.terrain() == Terrain.BOX)
            .map(
                one ->
                    new BloodMap.HomeBox(
                        one.id(),
                        one.name(),
                        one.name().toUpperCase(Locale.ROOT),
                        List.of(one.id()),
                        board.armyNeighbours(one.id())))
            .toList();
    return new BloodMap("blood-and-iron", 1865, 10, provinces, List.of(), boxes);
  }
}
