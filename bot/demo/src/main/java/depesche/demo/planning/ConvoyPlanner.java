package depesche.demo.planning;

import depesche.demo.planning.StatusBoard.Unit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SequencedSet;

/// Plans convoys for one seat: an army crosses the sea where that takes it much nearer to what the
/// seat wants, over one fleet or two.
final class ConvoyPlanner {

  /// By how much the other shore must be better than where the army is.
  private static final double GAIN = 15;

  private final PrintedMap printedMap;
  private final StatusBoard statusBoard;
  private final String seat;
  private final ProvinceValues provinceValues;

  ConvoyPlanner(
      PrintedMap printedMap, StatusBoard statusBoard, String seat, ProvinceValues provinceValues) {
    this.printedMap = printedMap;
    this.statusBoard = statusBoard;
    this.seat = seat;
    this.provinceValues = provinceValues;
  }

  /// A crossing and the fleets that carry it.
  private record Crossing(Unit army, List<Unit> fleets, String to) {}

  /// Puts the orders of the best crossings among those that are decided.
  void crossings(List<Unit> own, SequencedMap<String, Intent> decided) {
    for (Unit army : own) {
      best(army, own.stream().filter(unit -> isFree(unit, decided)).toList())
          .filter(crossing -> isOpen(crossing.to(), decided))
          .ifPresent(
              crossing -> {
                decided.put(army.at(), new Intent.Move(army, crossing.to()));
                for (Unit fleet : crossing.fleets()) {
                  decided.put(fleet.at(), new Intent.Convoy(fleet, army, crossing.to()));
                }
              });
    }
  }

  private boolean isFree(Unit unit, SequencedMap<String, Intent> decided) {
    return unit.fleet() && printedMap.land(unit.place()).sea() && !decided.containsKey(unit.at());
  }

  private static boolean isOpen(String to, SequencedMap<String, Intent> decided) {
    return decided.values().stream()
        .noneMatch(intent -> intent instanceof Intent.Move move && move.to().equals(to));
  }

  private Optional<Crossing> best(Unit army, List<Unit> fleets) {
    if (army.fleet()) {
      return Optional.empty();
    }
    double here =
        Math.max(
            provinceValues.of(army.at(), false),
            printedMap.reach(army).stream()
                .mapToDouble(to -> provinceValues.of(to, false))
                .max()
                .orElse(0));
    List<Crossing> crossings = new ArrayList<>();
    for (Unit first : fleets) {
      if (printedMap.shores(first.at()).contains(army.at())) {
        landings(army, List.of(first)).forEach(crossings::add);
        for (Unit second : fleets) {
          if (printedMap.reaches(first, second.at())) {
            landings(army, List.of(first, second)).forEach(crossings::add);
          }
        }
      }
    }
    return crossings.stream()
        .filter(crossing -> provinceValues.of(crossing.to(), false) > here + GAIN)
        .max(Comparator.comparingDouble(crossing -> provinceValues.of(crossing.to(), false)));
  }

  private List<Crossing> landings(Unit army, List<Unit> fleets) {
    SequencedSet<String> shores = new LinkedHashSet<>(printedMap.shores(fleets.getLast().at()));
    shores.remove(army.at());
    shores.removeAll(printedMap.reach(army));
    return shores.stream()
        .filter(to -> statusBoard.at(to).filter(unit -> unit.owner().equals(seat)).isEmpty())
        .map(to -> new Crossing(army, fleets, to))
        .toList();
  }
}
