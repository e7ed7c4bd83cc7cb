package depesche.demo.planning;

import depesche.demo.planning.StatusBoard.Unit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;

/// Decides builds and removals of one seat.
public final class AdjustmentPlanner {

  private final PrintedMap printedMap;
  private final StatusBoard statusBoard;
  private final String seat;
  private final ProvinceValues provinceValues;

  public AdjustmentPlanner(PrintedMap printedMap, StatusBoard statusBoard, String seat) {
    this.printedMap = printedMap;
    this.statusBoard = statusBoard;
    this.seat = seat;
    this.provinceValues = ProvinceValues.of(printedMap, statusBoard, seat);
  }

  /// {@return builds or removals, as many as are due}
  ///
  /// @param offset for a year, how many fewer units than centres the rules allow
  public List<Intent> winter(IntUnaryOperator offset) {
    List<Unit> own = statusBoard.unitsOf(seat);
    int allowed = statusBoard.centresOf(seat).size() - offset.applyAsInt(statusBoard.year());
    int due = Math.max(0, allowed) - own.size();
    if (due < 0) {
      return own.stream()
          .sorted(Comparator.comparingDouble(unit -> provinceValues.of(unit.at(), unit.fleet())))
          .limit(-due)
          .<Intent>map(Intent.Remove::new)
          .toList();
    }
    List<String> centres =
        statusBoard.centresOf(seat).stream()
            .filter(centre -> statusBoard.at(centre).isEmpty())
            .filter(
                centre ->
                    printedMap.starts().isEmpty() || printedMap.land(centre).home().equals(seat))
            .sorted(
                Comparator.comparingDouble((String centre) -> -provinceValues.of(centre, false)))
            .limit(due)
            .toList();
    List<Intent> builds = new ArrayList<>();
    for (String centre : centres) {
      builds.add(build(centre, own, builds));
    }
    return builds;
  }

  /// A fleet where there is water, as long as there are fewer of them than at the beginning.
  private Intent build(String centre, List<Unit> own, List<Intent> builds) {
    List<String> start = printedMap.starts().getOrDefault(seat, List.of());
    long wanted = start.stream().filter(unit -> unit.startsWith("F ")).count();
    long fleets =
        own.stream().filter(Unit::fleet).count()
            + builds.stream()
                .filter(intent -> intent instanceof Intent.Build built && built.kind().equals("F"))
                .count();
    boolean fewer = fleets * start.size() < wanted * (own.size() + builds.size() + 1);
    return fewer
        ? printedMap.harbours(centre).stream()
            .max(Comparator.comparingDouble(this::outlook))
            .<Intent>map(harbour -> new Intent.Build("F", harbour))
            .orElse(new Intent.Build("A", centre))
        : new Intent.Build("A", centre);
  }

  private double outlook(String harbour) {
    return printedMap.reach(new Unit(seat, "F", harbour)).stream()
        .mapToDouble(place -> provinceValues.of(place, true))
        .max()
        .orElse(0);
  }
}
